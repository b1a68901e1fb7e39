import { type Edge, edgeOf } from './edge.ts';
import { meansAround } from './mask.ts';
import { distance, type Lab } from './oklab.ts';
import { neighbours } from './pieces.ts';
import type { Raster } from './raster.ts';

/** Maximum distance of a background pixel from one of the background's colours. */
const tolerance = 0.055;
/** Maximum distances for shaded background: in lightness, in hue, and from the previous pixel. */
const inShade = { lightness: 0.25, hue: 0.025, step: 0.012 };

/**
 * Background pixels: everything reachable from the edge through colours of the edge, and all
 * transparent pixels.
 * @returns 1 or 0 for each pixel
 */
export const backgroundOf = (raster: Raster, { colours: ofEdge }: Edge): Uint8Array => {
  const { width, height, colours } = raster;
  const isShade = (colour: Lab, of: Lab) =>
    Math.abs(colour.l - of.l) < inShade.lightness &&
    Math.hypot(colour.a - of.a, colour.b - of.b) < inShade.hue;
  const isBackground = (pixel: number, from: number) => {
    const found = colours[pixel];
    const before = colours[from];
    if (!found || !before || !raster.isOpaque(pixel)) return true;
    if (ofEdge.some((each) => distance(found, each) < tolerance)) return true;
    return distance(found, before) < inShade.step && ofEdge.some((each) => isShade(found, each));
  };
  const mask = new Uint8Array(colours.length);
  const reached: number[] = [];
  const reach = (pixel: number, from: number) => {
    if (mask[pixel] || !isBackground(pixel, from)) return;
    mask[pixel] = 1;
    reached.push(pixel);
  };
  for (const pixel of edgeOf(raster)) reach(pixel, pixel);
  // the list grows during the loop
  for (const pixel of reached) {
    for (const next of neighbours(pixel, width, height)) reach(next, pixel);
  }
  return mask;
};

/** Radius within which a hole is compared with the background, in pixels. */
const nearby = 36;
/** Maximum distance of a hole's colour from the background around it. */
const toleranceInHole = 0.035;

/** Pixels that show background through the product, for example between a chair's legs. */
export const holesOf = ({ width, height, colours }: Raster, background: Uint8Array): Uint8Array => {
  const around = (part: keyof Lab) =>
    meansAround(
      { width, height, mask: background },
      (pixel) => colours[pixel]?.[part] ?? 0,
      nearby,
    );
  const [l, a, b] = [around('l'), around('a'), around('b')];
  return Uint8Array.from(colours, (colour, pixel) => {
    if (background[pixel]) return 0;
    const near = { l: l(pixel), a: a(pixel), b: b(pixel) };
    return distance(colour, near) < toleranceInHole ? 1 : 0;
  });
};
