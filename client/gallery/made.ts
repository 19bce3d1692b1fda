/** Development only: the positions and pads that the rules have made for a game's tests. */
import { required } from '../src/kit/required';
import type { Plain, Snapshot } from '../src/kit/types';

interface Positions {
  default: { name: string; snapshot: Snapshot }[];
}
interface Vectors {
  default: { edition: Plain; vectors: { pad: Plain }[] };
}

const positions = import.meta.glob<Positions>('../src/games/*/vectors/positions.json');
const vectors = import.meta.glob<Vectors>('../src/games/*/vectors/vectors.json');

export async function positionsOf(slug: string): Promise<Positions['default']> {
  return (await required(positions[`../src/games/${slug}/vectors/positions.json`])()).default;
}

export async function vectorsOf(slug: string): Promise<Vectors['default']> {
  return (await required(vectors[`../src/games/${slug}/vectors/vectors.json`])()).default;
}
