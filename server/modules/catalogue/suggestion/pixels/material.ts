import { meanOf } from './groups.ts';
import { distance, type Lab } from './oklab.ts';
import type { Raster } from './raster.ts';

/** Tiles per side. */
const parts = 4;
/** Maximum deviation of a tile's mean from the mean of all. */
const tolerance = 0.04;
const toleranceOfLightness = 0.11;
/** Maximum ratio between a tile's value and the median. */
const mostUneven = 1.8;

/** Whether no value is far above or below the median. */
const isEven = (amounts: readonly number[], least: number): boolean => {
  const usual = [...amounts].sort((one, other) => one - other)[amounts.length >> 1] ?? 0;
  return amounts.every(
    (amount) => amount < usual * mostUneven + least && amount + least > usual / mostUneven,
  );
};

/**
 * Whether one material fills the image: all tiles look alike. An object in front of a background
 * makes the tiles with its outline differ.
 * @param left 1 for each pixel that is not background, otherwise 0
 */
export const isFilledEvenly = (raster: Raster, left: Uint8Array): boolean => {
  const tiles = tilesOf(raster);
  const means = tiles.map((pixels) => meanOf(raster, pixels));
  const all = meanOfColours(means);
  const isAlike = means.every(
    (mean) =>
      Math.hypot(mean.a - all.a, mean.b - all.b) < tolerance &&
      Math.abs(mean.l - all.l) < toleranceOfLightness,
  );
  const spreads = tiles.map((pixels, index) => spreadOf(raster, pixels, means[index] ?? all));
  const unlikeEdge = tiles.map(
    (pixels) => pixels.filter((pixel) => left[pixel]).length / pixels.length,
  );
  return isAlike && isEven(spreads, 0.02) && isEven(unlikeEdge, 0.08);
};

const tilesOf = ({ width, height }: Raster): number[][] => {
  const tiles: number[][] = Array.from({ length: parts * parts }, () => []);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const column = Math.floor(((pixel % width) * parts) / width);
    const row = Math.floor((Math.floor(pixel / width) * parts) / height);
    tiles[row * parts + column]?.push(pixel);
  }
  return tiles.filter(({ length }) => length > 0);
};

const meanOfColours = (colours: readonly Lab[]): Lab => {
  const mean = (part: keyof Lab) =>
    colours.reduce((sum, colour) => sum + colour[part], 0) / colours.length;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
};

/** Root mean square distance from the mean. */
const spreadOf = ({ colours }: Raster, pixels: readonly number[], mean: Lab): number => {
  const squares = pixels.reduce((sum, pixel) => {
    const colour = colours[pixel];
    return sum + (colour ? distance(colour, mean) ** 2 : 0);
  }, 0);
  return Math.sqrt(squares / Math.max(pixels.length, 1));
};
