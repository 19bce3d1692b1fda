/** The points of one city, line by line (H50–H54). */

import { areasOf, type Land } from '../land';
import { COLOURS } from '../squares';
import { smallerDistrict } from './sides';

export const LINES = ['mountains', 'forests', 'factories', 'lakes', 'districts', 'goals'] as const;
export type Line = (typeof LINES)[number];

export interface Values {
  mountain: number;
  forest: number;
  factory: number;
  lake: number; // every square after the first
  district: number;
  goal: number;
}

export function pointsOf(land: Land, goals: number, values: Values): Record<Line, number> {
  return {
    mountains: land.of('mountain').length * values.mountain,
    forests: land.of('forest').length * values.forest,
    factories: factoryPoints(land, values.factory),
    lakes: areasOf(land.of('lake')).reduce((sum, area) => sum + (area.length - 1) * values.lake, 0),
    districts: smallerDistrict(land) * values.district,
    goals: goals * values.goal,
  };
}

/** Every factory gets one cube of its colour as long as there are some, the best ones first (H51). */
function factoryPoints(land: Land, value: number): number {
  return COLOURS.reduce((sum, colour) => {
    const cubes = land.of('production').filter(({ square }) => square.cube && square.colour === colour).length;
    const worth = land
      .of('factory')
      .filter(({ square }) => square.colour === colour)
      .map(({ square }) => square.points ?? value)
      .sort((a, b) => b - a);
    return sum + worth.slice(0, cubes).reduce((all, one) => all + one, 0);
  }, 0);
}

export const desertsOf = (land: Land): number => land.of('desert').length;
export const totalOf = (points: Record<Line, number>): number => LINES.reduce((sum, line) => sum + points[line], 0);
