/** Reed–Solomon codewords over the field of 256 elements of QR codes, by which a damaged code can still be read. */

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0);

/** The product of (x − 2⁰) … (x − 2ⁿ⁻¹), its leading 1 left out. */
function generator(degree: number): number[] {
  let found = [1];
  for (let power = 0; power < degree; power++) {
    const root = EXP[power] ?? 0;
    found = [...found, 0].map((factor, place) => factor ^ times(found[place - 1] ?? 0, root));
  }
  return found.slice(1);
}

/** The codewords that correct these. */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(divisor[place] ?? 0, factor));
  }
  return rest;
}
