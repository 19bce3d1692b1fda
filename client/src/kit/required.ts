/** A value that must be present although its type allows null; throws if it is missing. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('a value that must be there is missing');
  return value;
}
