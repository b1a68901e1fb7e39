/** A connected component of a mask. */
export interface Piece {
  pixels: number[];
  /** Centroid, relative to the image's width and height. */
  centre: { x: number; y: number };
  /** Area relative to that of the convex hull. */
  solidity: number;
}

/** Connected components, largest first. */
export const piecesOf = (mask: Uint8Array, width: number, height: number): Piece[] => {
  const seen = new Uint8Array(mask.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue;
    const pixels = [start];
    seen[start] = 1;
    for (const pixel of pixels) {
      for (const next of neighbours(pixel, width, height)) {
        if (!mask[next] || seen[next]) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
    pieces.push(pieceOf(pixels, width, height));
  }
  return pieces.sort((one, other) => other.pixels.length - one.pixels.length);
};

/** The pixels to the left, right, top and bottom. */
export const neighbours = (pixel: number, width: number, height: number): number[] => {
  const x = pixel % width;
  const found: number[] = [];
  if (x > 0) found.push(pixel - 1);
  if (x < width - 1) found.push(pixel + 1);
  if (pixel >= width) found.push(pixel - width);
  if (pixel < (height - 1) * width) found.push(pixel + width);
  return found;
};

const pieceOf = (pixels: number[], width: number, height: number): Piece => {
  let [sumX, sumY] = [0, 0];
  const rows = new Map<number, { left: number; right: number }>();
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    sumX += x;
    sumY += y;
    const row = rows.get(y) ?? { left: x, right: x };
    rows.set(y, { left: Math.min(row.left, x), right: Math.max(row.right, x) });
  }
  const centre = { x: sumX / pixels.length / width, y: sumY / pixels.length / height };
  return { pixels, centre, solidity: Math.min(1, pixels.length / hullArea(rows)) };
};

type Point = readonly [x: number, y: number];

/** Area of the convex hull of rows of square pixels (monotone chain). */
const hullArea = (rows: ReadonlyMap<number, { left: number; right: number }>): number => {
  const points = [...rows].flatMap(([y, { left, right }]): Point[] => [
    [left, y],
    [left, y + 1],
    [right + 1, y],
    [right + 1, y + 1],
  ]);
  points.sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  const outline = [...half(points), ...half(points.toReversed())];
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};

/** One half of the hull, which has only left turns. */
const half = (points: readonly Point[]): Point[] => {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
};

const turnsLeft = (from: Point = [0, 0], over: Point = [0, 0], to: Point): boolean =>
  (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]) > 0;
