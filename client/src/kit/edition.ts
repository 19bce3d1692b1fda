/** How a game's edition is read: once, from what the server sends, which has checked it. */

/** A function that reads an edition and remembers it, for names and pictures ask often; null while it loads. */
export function editionReader<Data, Edition>(read: (data: Data) => Edition): (data: unknown) => Edition | null {
  const known = new WeakMap<object, Edition>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return null;
    const found = known.get(data) ?? read(data as Data);
    known.set(data, found);
    return found;
  };
}

/** The edition for what is done only once it is there, as scoring is. */
export function loaded<Edition>(edition: Edition | null): Edition {
  if (edition === null) throw new Error('the edition is not there yet');
  return edition;
}
