import { type Group, groupsOf, meanOf } from './groups.ts';
import { distance, type Lab } from './oklab.ts';
import { type ColourName, nameOf } from './palette.ts';
import type { ShownProduct } from './product.ts';
import { hexAt, type Raster } from './raster.ts';

export interface FoundColour {
  name: ColourName;
  lab: Lab;
  /** A colour that occurs in the image. */
  hex: string;
  /** Share of the product's area, from 0 to 1. */
  share: number;
}

const leastShare = 0.08;
const mostColours = 4;
/** Quantiles of lightness: neither shaded nor glossy. */
const lit = { from: 0.4, to: 0.9 };

/** The product's colours, largest first. */
export const productColours = (raster: Raster, shown: ShownProduct): FoundColour[] => {
  const pixels = [...shown.mask.keys()].filter((pixel) => shown.mask[pixel]);
  const merged = new Map<ColourName, FoundColour>();
  const groups = groupsOf(raster, pixels).filter((group) => !isShadow(raster, shown, group));
  const all = groups.reduce((sum, group) => sum + group.pixels.length, 0);
  for (const group of groups) {
    const colour = litColour(raster, group.pixels);
    const name = nameOf(colour);
    const known = merged.get(name);
    const hex = known?.hex ?? hexAt(raster, nearest(raster, group.pixels, colour));
    merged.set(name, {
      name,
      lab: known?.lab ?? colour,
      hex,
      share: (known?.share ?? 0) + group.pixels.length / all,
    });
  }
  return [...merged.values()]
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .slice(0, mostColours);
};

/** Mean colour of the lit pixels. */
const litColour = (raster: Raster, pixels: readonly number[]): Lab => {
  const lightness = (pixel: number) => raster.colours[pixel]?.l ?? 0;
  const sorted = [...pixels].sort((one, other) => lightness(one) - lightness(other));
  const from = Math.floor(sorted.length * lit.from);
  return meanOf(raster, sorted.slice(from, Math.max(from + 1, Math.ceil(sorted.length * lit.to))));
};

/** The pixel closest to the colour. */
const nearest = ({ colours }: Raster, pixels: readonly number[], colour: Lab): number => {
  const away = (pixel: number) => distance(colours[pixel] ?? colour, colour);
  return pixels.reduce((best, pixel) => (away(pixel) < away(best) ? pixel : best), pixels[0] ?? 0);
};

/** Minimum position of a shadow's mean within the product's extent, from the top. */
const lowest = 0.7;
const hueTolerance = 0.025;
/** Lightness of a shadow relative to the background; the edge may be darker than the centre. */
const darkest = 0.6;
const brightest = 1.06;

/** Whether the colour may be shaded background. */
export const isInShade = ({ background }: ShownProduct, { l, a, b }: Lab): boolean =>
  background.some((colour) => {
    const darker = l / colour.l;
    const hue = Math.hypot(a - darker * colour.a, b - darker * colour.b);
    return darker < brightest && darker > darkest && hue < hueTolerance;
  });

/** Shaded background at the product's foot is its shadow, unless it is most of the area. */
const isShadow = ({ width }: Raster, shown: ShownProduct, { mean, pixels }: Group): boolean => {
  if (!isInShade(shown, mean)) return false;
  const rowOf = (pixel: number) => Math.floor(pixel / width);
  const all = [...shown.mask.keys()].filter((pixel) => shown.mask[pixel]);
  if (pixels.length > all.length / 2) return false;
  const [top, bottom] = [rowOf(all[0] ?? 0), rowOf(all.at(-1) ?? 0)];
  const middle = pixels.reduce((sum, pixel) => sum + rowOf(pixel), 0) / pixels.length;
  return middle > top + lowest * (bottom - top);
};
