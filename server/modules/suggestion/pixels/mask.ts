/** How many pixels a mask has. */
export const countOf = (mask: Uint8Array): number => mask.reduce((sum, is) => sum + is, 0);

/** @returns the sum of a rectangle, from (left, top) to before (right, bottom) */
export const summed = (width: number, height: number, numberOf: (pixel: number) => number) => {
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

/** Without the pixels beside those it lacks: the outline of a thing is no pattern. */
export const eroded = (mask: Uint8Array, width: number, height: number, radius: number) => {
  const counts = summed(width, height, (pixel) => mask[pixel] ?? 0);
  return mask.map((_, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const left = Math.max(0, x - radius);
    const top = Math.max(0, y - radius);
    const right = Math.min(width, x + radius + 1);
    const bottom = Math.min(height, y + radius + 1);
    return counts(left, top, right, bottom) === (right - left) * (bottom - top) ? 1 : 0;
  });
};
