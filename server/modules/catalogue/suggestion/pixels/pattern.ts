import type { suggestionWords } from '#i18n/de/catalogue/suggestionWords.ts';
import { countOf, eroded } from './mask.ts';
import type { Raster } from './raster.ts';
import { type Signal, signalOf } from './signal.ts';

export type Pattern = keyof typeof suggestionWords.patterns;

/** OKLab distance below which differences are not visible. */
const leastContrast = 0.018;
/** Share of gradients in one direction (stripes), or in two perpendicular ones (checks). */
const oneWay = 0.7;
const twoWays = 0.5;
/** Similarity of a pattern to itself one period further on. */
const repeats = 0.3;
const longestPeriod = 64;
/** Variation at this distance is texture; parts of a product are larger. */
const grain = 6;
/** Fewer pixels do not allow a conclusion. */
const leastPixels = 400;

/**
 * Classifies the pattern: whether the pixels vary beyond light and shadow, the direction of their
 * edges, and whether that repeats. Ornaments and prints count as texture.
 */
export const patternOf = (raster: Raster, product: Uint8Array): Pattern => {
  const mask = eroded(product, raster.width, raster.height, 2);
  if (countOf(mask) < leastPixels) return 'plain';
  const signal = signalOf(raster, mask);
  if (deviation(signal) < leastContrast) return 'plain';
  const { angle, coherence, crossing, diagonal } = directionsOf(signal);
  if (coherence > oneWay && repeatsAlong(signal, angle)) return stripes(angle);
  const isCrossed = coherence < oneWay && crossing > twoWays;
  if (isCrossed && [0, Math.PI / 2].every((turn) => repeatsAlong(signal, diagonal + turn))) {
    return 'checked';
  }
  return isFine(signal, angle) ? 'textured' : 'plain';
};

const deviation = ({ values, mask }: Signal): number => {
  const count = countOf(mask);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value, at) => sum + (mask[at] ? (value - mean) ** 2 : 0), 0);
  return Math.sqrt(squares / count);
};

/** The angle is that of the gradients, across the stripes. */
const stripes = (angle: number): Pattern => {
  const turned = Math.abs(Math.cos(angle));
  if (turned > Math.cos(Math.PI / 8)) return 'stripedDown';
  return turned < Math.sin(Math.PI / 8) ? 'stripedAcross' : 'stripedDiagonally';
};

/**
 * Main directions of the gradients. An angle and its opposite are one direction, so angles are
 * doubled before summing; quadrupled angles make two perpendicular directions one as well.
 */
const directionsOf = ({ width, height, values, mask }: Signal) => {
  let [all, cos2, sin2, cos4, sin4] = [0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const near = (mask[at - 1] ?? 0) + (mask[at + 1] ?? 0) + (mask[at - width] ?? 0);
      if (near + (mask[at + width] ?? 0) < 4) continue;
      const right = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
      const down = (values[at + width] ?? 0) - (values[at - width] ?? 0);
      const weight = right * right + down * down;
      if (weight === 0) continue;
      // the double angle, and that doubled again, without calling atan2
      const cos = (right * right - down * down) / weight;
      const sin = (2 * right * down) / weight;
      all += weight;
      cos2 += weight * cos;
      sin2 += weight * sin;
      cos4 += weight * (cos * cos - sin * sin);
      sin4 += weight * 2 * sin * cos;
    }
  }
  const share = (cos: number, sin: number) => (all > 0 ? Math.hypot(cos, sin) / all : 0);
  return {
    angle: Math.atan2(sin2, cos2) / 2,
    coherence: share(cos2, sin2),
    diagonal: Math.atan2(sin4, cos4) / 4,
    crossing: share(cos4, sin4),
  };
};

/** Whether similarity along this direction drops, returns, and does so once more. */
const repeatsAlong = (signal: Signal, angle: number): boolean => {
  const likeness = Array.from({ length: longestPeriod }, (_, lag) =>
    likeItself(signal, angle, lag),
  );
  const low = likeness.findIndex((value) => value < 0);
  if (low === -1) return false;
  const again = likeness.findIndex((value, lag) => lag > low && value > repeats);
  if (again === -1) return false;
  const peak = likeness.indexOf(Math.max(...likeness.slice(again, again * 2)), again);
  // one repeat is enough for a period too long to be seen twice
  return peak * 2 >= longestPeriod || likeItself(signal, angle, peak * 2) > repeats / 2;
};

/** Correlation of the signal with itself `lag` pixels further on; every other pixel is enough. */
const likeItself = ({ width, height, values, mask }: Signal, angle: number, lag: number) => {
  const right = Math.round(lag * Math.cos(angle));
  const down = Math.round(lag * Math.sin(angle));
  let [product, one, other] = [0, 0, 0];
  for (let y = Math.max(0, -down); y < Math.min(height, height - down); y += 2) {
    for (let x = Math.max(0, -right); x < Math.min(width, width - right); x += 1) {
      const at = y * width + x;
      const further = at + down * width + right;
      if (!mask[at] || !mask[further]) continue;
      const here = values[at] ?? 0;
      const there = values[further] ?? 0;
      product += here * there;
      one += here * here;
      other += there * there;
    }
  }
  return one > 0 && other > 0 ? product / Math.sqrt(one * other) : 0;
};

const isFine = (signal: Signal, angle: number): boolean =>
  [angle, angle + Math.PI / 2].every((way) => likeItself(signal, way, grain) < 0.5);
