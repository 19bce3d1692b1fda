import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { protectedBits, qrCode } from './qr';
import { correction } from './qr_correction';
import known from './qr_known.json';

const drawn = (text: string, mask?: number): string =>
  (qrCode(text, mask) ?? []).map((row) => row.map(Number).join('')).join('\n');

describe('a QR code', () => {
  it('is corrected as in the example of the standard’s tutorial ("HELLO WORLD", 1-M)', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('has the lines of information that the standard prints', () => {
    expect(protectedBits(0b00101, 0b10100110111, 10) ^ 0b101010000010010).toBe(0b100000011001110);
    expect(protectedBits(7, 0b1111100100101, 12)).toBe(0b000111110010010100);
  });

  it('is, square by square, what another program draws', () => {
    expect(drawn(known.small.text, known.small.mask).split('\n')).toEqual(known.small.rows);
  });

  it.each(known.digests)('of version $version is what another program draws', ({ text, version, mask, sha256 }) => {
    expect(qrCode(text)).toHaveLength(17 + 4 * version);
    expect(createHash('sha256').update(drawn(text, mask)).digest('hex')).toBe(sha256);
  });

  it('has the mask that is easiest to read', () => {
    const all = Array.from({ length: 8 }, (_, mask) => drawn(known.small.text, mask));
    expect(new Set(all).size).toBe(8);
    expect(drawn(known.small.text)).toBe(all[known.small.mask]);
  });

  it('is not made of more than it holds', () => {
    expect(qrCode('x'.repeat(213))).toHaveLength(57);
    expect(qrCode('x'.repeat(214))).toBeNull();
  });
});
