/** As much Markdown as the rules use: headings, paragraphs, lists, emphasis. Gives data, never HTML. */

export interface Span {
  text: string;
  strong?: boolean;
  soft?: boolean; // emphasis
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'item'; rule: string | null; spans: Span[] }; // a list item may begin with a rule's id: "- L21. …"

const RULE = /^([A-Z]{1,3}\d+[a-z]?)\.\s+/;

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length) blocks.push(blockOf(open.join(' ')));
    open = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const isNew = /^(#{1,6}\s|\s*[-*]\s)/.test(line);
    if (!line.trim() || isNew) close();
    if (line.trim()) open.push(line.trim());
    if (/^#/.test(line)) close();
  }
  close();
  return blocks;
}

function blockOf(text: string): Block {
  const heading = /^(#{1,6})\s+(.*)$/.exec(text);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, spans: spansOf(heading[2] ?? '') };
  const item = /^[-*]\s+(.*)$/.exec(text)?.[1];
  if (item === undefined) return { kind: 'text', spans: spansOf(text) };
  const rule = RULE.exec(item);
  return { kind: 'item', rule: rule?.[1] ?? null, spans: spansOf(rule ? item.slice(rule[0].length) : item) };
}

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { text: part.slice(2, -2), strong: true };
      if (/^([*_]).+\1$/.test(part)) return { text: part.slice(1, -1), soft: true };
      return { text: /^`.+`$/.test(part) ? part.slice(1, -1) : part };
    });
}

function plainText(spans: Span[]): string {
  return spans.map((span) => span.text).join('');
}

/** The blocks that have all the words looked for, each under its heading; everything if nothing is looked for. */
export function search(blocks: Block[], wanted: string): Block[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!parts.length) return blocks;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const id = block.kind === 'item' && block.rule ? `${block.rule} ` : '';
    const text = (id + plainText(block.spans)).toLocaleLowerCase();
    if (!parts.every((part) => text.includes(part))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
