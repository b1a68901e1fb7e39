import { distance, type Lab } from './oklab.ts';
import { type ColourName, nameOf } from './palette.ts';
import { hexAt, type Raster } from './raster.ts';

export interface FoundColour {
  name: ColourName;
  /** As the picture has it. */
  hex: string;
  /** Of what the product takes of the picture, from 0 to 1. */
  share: number;
}

/** Colours nearer to one another than this are shades of one. */
const apart = 0.11;
const leastShare = 0.08;
const mostColours = 4;
/** Cells per unit of lightness and of the two others. */
const fineness = { l: 16, ab: 32 };

interface Cell {
  sum: Lab;
  count: number;
  /** One of its pixels. */
  pixel: number;
}

/** The colours that the pixels of the mask have most, the largest first. */
export const dominantColours = (raster: Raster, mask: Uint8Array): FoundColour[] => {
  const cells = cellsOf(raster, mask);
  const all = cells.reduce((sum, { count }) => sum + count, 0);
  const merged = new Map<ColourName, FoundColour>();
  for (const { members, count } of groupsOf(cells)) {
    const colour = meanOf(members);
    const name = nameOf(colour);
    const known = merged.get(name);
    const hex = known?.hex ?? hexAt(raster, nearest(members, colour));
    merged.set(name, { name, hex, share: (known?.share ?? 0) + count / all });
  }
  return [...merged.values()]
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .slice(0, mostColours);
};

const cellsOf = ({ colours }: Raster, mask: Uint8Array): Cell[] => {
  const cells = new Map<number, Cell>();
  for (const [pixel, { l, a, b }] of colours.entries()) {
    if (mask[pixel] !== 1) continue;
    const place = (value: number, steps: number) => Math.round(value * steps) + 32;
    const key = (place(l, fineness.l) << 16) | (place(a, fineness.ab) << 8) | place(b, fineness.ab);
    const cell = cells.get(key) ?? { sum: { l: 0, a: 0, b: 0 }, count: 0, pixel };
    cell.sum.l += l;
    cell.sum.a += a;
    cell.sum.b += b;
    cell.count += 1;
    cells.set(key, cell);
  }
  return [...cells.values()].sort((one, other) => other.count - one.count);
};

const colourOf = ({ sum, count }: Cell): Lab => ({
  l: sum.l / count,
  a: sum.a / count,
  b: sum.b / count,
});

/** Each cell goes to the nearest of the largest ones that are apart. */
const groupsOf = (cells: readonly Cell[]) => {
  const centres: Lab[] = [];
  for (const colour of cells.map(colourOf)) {
    if (centres.every((centre) => distance(centre, colour) >= apart)) centres.push(colour);
  }
  const groups = centres.map((centre) => ({ centre, members: [] as Cell[], count: 0 }));
  for (const cell of cells) {
    const colour = colourOf(cell);
    const [first, ...others] = groups;
    if (!first) continue;
    const group = others.reduce(
      (best, each) => (distance(each.centre, colour) < distance(best.centre, colour) ? each : best),
      first,
    );
    group.members.push(cell);
    group.count += cell.count;
  }
  return groups;
};

const meanOf = (cells: readonly Cell[]): Lab => {
  const sum = { l: 0, a: 0, b: 0 };
  let count = 0;
  for (const cell of cells) {
    sum.l += cell.sum.l;
    sum.a += cell.sum.a;
    sum.b += cell.sum.b;
    count += cell.count;
  }
  return colourOf({ sum, count, pixel: 0 });
};

/** A pixel of the cell that is most like the colour. */
const nearest = (cells: readonly Cell[], colour: Lab): number =>
  [...cells].sort(
    (one, other) => distance(colourOf(one), colour) - distance(colourOf(other), colour),
  )[0]?.pixel ?? 0;
