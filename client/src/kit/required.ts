/** A value that is known to be there, though its type does not say so: an error tells where that was wrong. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('a value that must be there is missing');
  return value;
}
