import type { Lab } from './oklab.ts';
import type { Raster } from './raster.ts';

/** Pixels of about one colour, both lit and shaded. */
export interface Group {
  mean: Lab;
  pixels: number[];
}

/** Colours closer than this are shades of one. */
const apart = 0.1;
/** Light and shadow change the lightness of one colour, so it counts for little. */
const weightOfLightness = 0.45;
/** Cells per unit of lightness and of the other two axes. */
const fineness = { l: 20, ab: 40 };

const shadeDistance = (one: Lab, other: Lab): number =>
  Math.hypot(weightOfLightness * (one.l - other.l), one.a - other.a, one.b - other.b);

/** Groups pixels by colour, largest group first; frequent colours become the centres. */
export const groupsOf = (raster: Raster, pixels: readonly number[]): Group[] => {
  const cells = cellsOf(raster, pixels);
  const groups: { centre: Lab; cells: Group[] }[] = [];
  for (const cell of cells) {
    const nearest = nearestOf(groups, cell.mean);
    if (nearest && shadeDistance(nearest.centre, cell.mean) < apart) nearest.cells.push(cell);
    else groups.push({ centre: cell.mean, cells: [cell] });
  }
  return groups
    .map(({ cells: members }) => {
      const all = members.flatMap((member) => member.pixels);
      return { mean: meanOf(raster, all), pixels: all };
    })
    .sort((one, other) => other.pixels.length - one.pixels.length);
};

const nearestOf = <Centred extends { centre: Lab }>(groups: readonly Centred[], colour: Lab) =>
  groups.reduce<Centred | undefined>(
    (best, each) =>
      best === undefined || shadeDistance(each.centre, colour) < shadeDistance(best.centre, colour)
        ? each
        : best,
    undefined,
  );

const cellsOf = (raster: Raster, pixels: readonly number[]): Group[] => {
  const cells = new Map<number, number[]>();
  const place = (value: number, steps: number) => Math.round(value * steps) + 64;
  for (const pixel of pixels) {
    const { l, a, b } = raster.colours[pixel] ?? { l: 0, a: 0, b: 0 };
    const key = (place(l, fineness.l) << 16) | (place(a, fineness.ab) << 8) | place(b, fineness.ab);
    const cell = cells.get(key);
    if (cell) cell.push(pixel);
    else cells.set(key, [pixel]);
  }
  return [...cells.values()]
    .map((members) => ({ mean: meanOf(raster, members), pixels: members }))
    .sort((one, other) => other.pixels.length - one.pixels.length);
};

export const meanOf = ({ colours }: Raster, pixels: readonly number[]): Lab => {
  const sum = { l: 0, a: 0, b: 0 };
  for (const pixel of pixels) {
    const { l, a, b } = colours[pixel] ?? sum;
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  const count = Math.max(pixels.length, 1);
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count };
};
