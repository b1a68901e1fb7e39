import { countOf, eroded } from './mask.ts';
import { distance, type Lab } from './oklab.ts';
import type { Raster } from './raster.ts';

/** How far a pixel of the background may be from its colour, and from it where light falls off. */
const tolerance = 0.06;
const toleranceInShade = 0.16;
/** How little that changes from one pixel to the next. */
const step = 0.012;
/** How much of the picture's edge has that colour, where there is a background at all. */
const edgeShare = 0.7;
/**
 * A picture with less left than this, in one piece at that, shows a material that fills it, and no thing
 * before something.
 */
const leastShare = 0.03;

/**
 * Which pixels show the product: those one cannot see through, without what reaches in from the edge in
 * one colour.
 * @returns for each pixel 1 or 0
 */
export const productMask = (raster: Raster): Uint8Array => {
  const all = Uint8Array.from(raster.colours, (_, pixel) => (raster.isOpaque(pixel) ? 1 : 0));
  const colour = colourOfEdge(raster);
  if (!colour) return all;
  const mask = all.slice();
  for (const pixel of reachedFromEdge(raster, colour)) mask[pixel] = 0;
  const pieces = eroded(mask, raster.width, raster.height, 1);
  return countOf(pieces) < leastShare * countOf(all) ? all : mask;
};

const edgeOf = ({ width, height }: Raster): number[] => [
  ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat(),
  ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
];

/** The one colour that most of the edge has; null where it has many. */
const colourOfEdge = (raster: Raster): Lab | null => {
  const edge = edgeOf(raster)
    .filter(raster.isOpaque)
    .flatMap((pixel) => raster.colours[pixel] ?? []);
  const colour = { l: median(edge, 'l'), a: median(edge, 'a'), b: median(edge, 'b') };
  const near = edge.filter((each) => distance(each, colour) < tolerance);
  return edge.length > 0 && near.length >= edgeShare * edge.length ? colour : null;
};

const median = (colours: readonly Lab[], part: keyof Lab): number =>
  colours.map((colour) => colour[part]).sort((one, other) => one - other)[colours.length >> 1] ?? 0;

/** What one gets to from the edge without crossing another colour. */
const reachedFromEdge = (raster: Raster, colour: Lab): ReadonlySet<number> => {
  const { width, height, colours } = raster;
  const isBackground = (pixel: number, from: number) => {
    const found = colours[pixel];
    const before = colours[from];
    if (!found || !before || !raster.isOpaque(pixel)) return true;
    const away = distance(found, colour);
    return away < tolerance || (away < toleranceInShade && distance(found, before) < step);
  };
  const reached = new Set<number>();
  const reach = (pixel: number, from: number) => {
    if (!reached.has(pixel) && isBackground(pixel, from)) reached.add(pixel);
  };
  for (const pixel of edgeOf(raster)) reach(pixel, pixel);
  // a set is walked in the order of its growth
  for (const pixel of reached) {
    const x = pixel % width;
    if (x > 0) reach(pixel - 1, pixel);
    if (x < width - 1) reach(pixel + 1, pixel);
    if (pixel >= width) reach(pixel - width, pixel);
    if (pixel < (height - 1) * width) reach(pixel + width, pixel);
  }
  return reached;
};
