/** Which lessons this browser has seen through. */

const KEY = 'parlour-lessons';

type Done = Record<string, string[]>;

function read(): Done {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // nothing kept that can be read
  }
}

export const isDone = (slug: string, lesson: string): boolean => read()[slug]?.includes(lesson) === true;

export function setDone(slug: string, lesson: string): void {
  if (!isDone(slug, lesson))
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [slug]: [...(read()[slug] ?? []), lesson] }));
}
