import { summed } from './mask.ts';
import type { Lab } from './oklab.ts';
import type { Raster } from './raster.ts';

/** One number for each pixel, of those the mask has; the others hold 0. */
export interface Signal {
  width: number;
  height: number;
  values: Float64Array;
  mask: Uint8Array;
}

/** Shading is wider than this, what repeats is narrower: in pixels to each side. */
const shadingRadius = 24;

/**
 * The direction in which the colours differ most, as one number for each pixel, without the light and
 * shadow that lie over large parts of it. Stripes of red and blue differ in hue, not in lightness.
 */
export const signalOf = ({ width, height, colours }: Raster, mask: Uint8Array): Signal => {
  const direction = mainDirection(colours, mask);
  const along = ({ l, a, b }: Lab) => direction.l * l + direction.a * a + direction.b * b;
  const raw = Float64Array.from(colours, (colour, pixel) => (mask[pixel] ? along(colour) : 0));
  const shade = blurred({ width, height, values: raw, mask }, shadingRadius);
  const values = raw.map((value, pixel) => (mask[pixel] ? value - (shade[pixel] ?? 0) : 0));
  return { width, height, values, mask };
};

/** The first principal component of the colours, by power iteration. */
const mainDirection = (colours: readonly Lab[], mask: Uint8Array): Lab => {
  const mean = { l: 0, a: 0, b: 0 };
  let count = 0;
  for (const [pixel, colour] of colours.entries()) {
    if (!mask[pixel]) continue;
    count += 1;
    for (const part of parts) mean[part] += colour[part];
  }
  for (const part of parts) mean[part] /= Math.max(count, 1);
  const spread = { ll: 0, aa: 0, bb: 0, la: 0, lb: 0, ab: 0 };
  for (const [pixel, colour] of colours.entries()) {
    if (!mask[pixel]) continue;
    const l = colour.l - mean.l;
    const a = colour.a - mean.a;
    const b = colour.b - mean.b;
    spread.ll += l * l;
    spread.aa += a * a;
    spread.bb += b * b;
    spread.la += l * a;
    spread.lb += l * b;
    spread.ab += a * b;
  }
  let direction: Lab = { l: 1, a: 0.3, b: 0.2 };
  for (let step = 0; step < 20; step += 1) {
    const { l, a, b } = direction;
    direction = unit({
      l: spread.ll * l + spread.la * a + spread.lb * b,
      a: spread.la * l + spread.aa * a + spread.ab * b,
      b: spread.lb * l + spread.ab * a + spread.bb * b,
    });
  }
  return direction;
};

const parts = ['l', 'a', 'b'] as const;

const unit = ({ l, a, b }: Lab): Lab => {
  const length = Math.hypot(l, a, b);
  return length > 0 ? { l: l / length, a: a / length, b: b / length } : { l: 1, a: 0, b: 0 };
};

/** The mean around each pixel, of those the mask has: sums of rectangles, whatever the radius. */
const blurred = ({ width, height, values, mask }: Signal, radius: number): Float64Array => {
  const sums = summed(width, height, (pixel) => values[pixel] ?? 0);
  const counts = summed(width, height, (pixel) => mask[pixel] ?? 0);
  return values.map((_, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const box = [
      Math.max(0, x - radius),
      Math.max(0, y - radius),
      Math.min(width, x + radius + 1),
      Math.min(height, y + radius + 1),
    ] as const;
    return sums(...box) / Math.max(counts(...box), 1);
  });
};
