/** What Python wrote for a test, with the type it is written with: TypeScript makes up another for every JSON file. */
export const madeAs = <Type>(json: unknown): Type => json as Type;
