/** Reactions: what one says with one sign. They are messages of the chat, and are shown over whoever sent them. */

export const REACTIONS = [
  { sign: '👍', name: 'reaction-good' },
  { sign: '👏', name: 'reaction-applause' },
  { sign: '😄', name: 'reaction-laugh' },
  { sign: '😮', name: 'reaction-wow' },
  { sign: '🤔', name: 'reaction-think' },
  { sign: '🎉', name: 'reaction-party' },
] as const;

export const isReaction = (text: string): boolean => REACTIONS.some(({ sign }) => sign === text);
