import { meansAround } from './mask.ts';
import type { Lab } from './oklab.ts';
import type { Raster } from './raster.ts';

/** One number per pixel of the mask; 0 elsewhere. */
export interface Signal {
  width: number;
  height: number;
  values: Float64Array;
  mask: Uint8Array;
}

/** In pixels to each side: shading is wider than this, repeating patterns are narrower. */
const shadingRadius = 24;

/**
 * One number per pixel along the direction of greatest colour variation, without light and shadow
 * over large areas. Red and blue stripes differ in hue, not in lightness.
 */
export const signalOf = ({ width, height, colours }: Raster, mask: Uint8Array): Signal => {
  const direction = mainDirection(colours, mask);
  const along = ({ l, a, b }: Lab) => direction.l * l + direction.a * a + direction.b * b;
  const raw = Float64Array.from(colours, (colour, pixel) => (mask[pixel] ? along(colour) : 0));
  const shade = meansAround({ width, height, mask }, (pixel) => raw[pixel] ?? 0, shadingRadius);
  const values = raw.map((value, pixel) => (mask[pixel] ? value - shade(pixel) : 0));
  return { width, height, values, mask };
};

/** First principal component of the colours, by power iteration. */
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
