/** Number of pixels in a mask. */
export const countOf = (mask: Uint8Array): number => mask.reduce((sum, is) => sum + is, 0);

/**
 * @returns a function for the sum over a rectangle, from (left, top) up to but excluding (right,
 * bottom)
 */
const summed = (width: number, height: number, numberOf: (pixel: number) => number) => {
  const line = width + 1;
  const table = new Float64Array(line * (height + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y + 1) * line + x + 1;
      table[at] =
        numberOf(y * width + x) +
        (table[at - 1] ?? 0) +
        (table[at - line] ?? 0) -
        (table[at - line - 1] ?? 0);
    }
  }
  const at = (x: number, y: number) => table[y * line + x] ?? 0;
  return (left: number, top: number, right: number, bottom: number) =>
    at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
};

type Reshaped = (mask: Uint8Array, width: number, height: number, radius: number) => Uint8Array;

/** A morphological operation with a square, cut off at the image's edge. */
const around =
  (isPart: (count: number, all: number) => boolean): Reshaped =>
  (mask, width, height, radius) => {
    const counts = summed(width, height, (pixel) => mask[pixel] ?? 0);
    return mask.map((_, pixel) => {
      const x = pixel % width;
      const y = (pixel - x) / width;
      const left = Math.max(0, x - radius);
      const top = Math.max(0, y - radius);
      const right = Math.min(width, x + radius + 1);
      const bottom = Math.min(height, y + radius + 1);
      return isPart(counts(left, top, right, bottom), (right - left) * (bottom - top)) ? 1 : 0;
    });
  };

/** Removes pixels at the mask's edge, because an object's outline is not a pattern. */
export const eroded: Reshaped = around((count, all) => count === all);

/** Adds the mask's neighbouring pixels. */
export const grown: Reshaped = around((count) => count > 0);

interface Masked {
  width: number;
  height: number;
  mask: Uint8Array;
}

/**
 * Mean over the pixels of the mask around a pixel, from summed areas, whatever the radius.
 * @returns a function for a pixel's mean, which is NaN without pixels of the mask around it
 */
export const meansAround = (
  { width, height, mask }: Masked,
  numberOf: (pixel: number) => number,
  radius: number,
) => {
  const sums = summed(width, height, (pixel) => (mask[pixel] ? numberOf(pixel) : 0));
  const counts = summed(width, height, (pixel) => mask[pixel] ?? 0);
  return (pixel: number): number => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const box = [
      Math.max(0, x - radius),
      Math.max(0, y - radius),
      Math.min(width, x + radius + 1),
      Math.min(height, y + radius + 1),
    ] as const;
    return sums(...box) / counts(...box);
  };
};
