import type { Random } from '#server/demo/random.ts';
import type { Area, Cell, Figure, Paint, Shape } from './shape.ts';
import type { Point } from './svg.ts';
import { group, line, polygon, rect, repeat } from './svg.ts';

type Cover = (area: Area, random: Random) => Cell[];

const steps = (from: number, to: number, size: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / size) + 1 }, (_, index) => from + index * size);

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const boards: Cover = ({ left, right, near, far }, random) =>
  steps(Math.floor(left / 128) * 128, right, 128).flatMap((x) => {
    const start = near - random.between(60, 520);
    return steps(start, far, 580).map((y) => ({
      corners: box(x, y, 128, 580),
      level: random.between(-0.9, 0.9),
    }));
  });

const herringbone: Cover = ({ left, right, near, far }, random) => {
  const [long, wide] = [300, 60];
  const turn = ([x, y]: Point): Point => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
  const cells: Cell[] = [];
  const [stepU, stepV] = [long * Math.SQRT2, wide * Math.SQRT2];
  for (let j = Math.floor(left / stepU) - 1; j <= right / stepU + 1; j += 1) {
    for (let k = Math.floor(near / stepV) - 6; k <= far / stepV + 2; k += 1) {
      const [x, y] = [k * wide + j * long, k * wide - j * long];
      cells.push({ corners: box(x, y, long, wide).map(turn), level: random.between(-0.2, 1) });
      cells.push({
        corners: box(x + long, y + wide - long, wide, long).map(turn),
        level: random.between(-1.3, -0.1),
      });
    }
  }
  return cells;
};

const gridOf =
  (width: number, height: number, shift: number, spread: number): Cover =>
  ({ left, right, near, far }, random) =>
    steps(Math.floor(near / height) * height, far, height).flatMap((y, row) => {
      const start = Math.floor(left / width) * width - width + (row % 2 ? shift * width : 0);
      return steps(start, right, width).map((x) => ({
        corners: box(x + 3, y + 3, width - 6, height - 6),
        level: random.between(-spread, spread),
      }));
    });

const tileCovers: Cover[] = [
  gridOf(300, 300, 0, 0.35),
  gridOf(450, 225, 0.5, 0.35),
  gridOf(225, 225, 0, 0.35),
];
const wallCovers: Cover[] = [
  gridOf(180, 90, 0.5, 0.8),
  gridOf(112.5, 112.5, 0, 0.8),
  gridOf(75, 225, 0.5, 0.8),
];

const inside = (corners: readonly Point[], { left, right, near, far }: Area): boolean =>
  corners.some(([x]) => x > left) &&
  corners.some(([x]) => x < right) &&
  corners.some(([, y]) => y > near) &&
  corners.some(([, y]) => y < far);

export const drawCells = (
  paint: Paint,
  cells: Cell[],
  area: Area,
  project: (point: Point) => Point,
): string =>
  cells
    .filter(({ corners }) => inside(corners, area))
    .map(({ corners, level }) =>
      polygon(corners.map(project), paint.body(Math.round(level * 4) / 4)),
    )
    .join('');

const sheet: Area = { left: -450, right: 450, near: 0, far: 900 };

/** Grain along the longer sides of a slanted board. */
const skewGrain = (paint: Paint, { corners }: Cell): string => {
  const [first, second, third, fourth] = corners;
  if (!first || !second || !third || !fourth) return '';
  const isLong = Math.hypot(second[0] - first[0], second[1] - first[1]) > 100;
  const [a, b, c, d] = isLong ? [first, second, fourth, third] : [first, fourth, second, third];
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    -(from[1] + (to[1] - from[1]) * share),
  ];
  return repeat(4, () => {
    const share = paint.random.between(0.12, 0.88);
    return line(between(a, c, share), between(b, d, share), paint.bodyLine(-1.6), 1.4);
  });
};

/** Lines of grain along the boards; only if the boards are straight. */
const boardGrain = (paint: Paint): string =>
  repeat(7, (index) => paint.grain(-446 + index * 128, -890, 118, 880, true));

const flat = (cover: Cover, paint: Paint, grout: string | null, isBoard = false): Figure => {
  const covering = cover(sheet, paint.random);
  const cells = drawCells(paint, covering, sheet, ([x, y]) => [x, -y]);
  const askew = covering.filter(({ corners }) => !grout && !isBoard && inside(corners, sheet));
  const grain = paint.mode === 'flat' ? askew.map((cell) => skewGrain(paint, cell)).join('') : '';
  const art =
    '<clipPath id="sheet"><rect x="-450" y="-900" width="900" height="900" rx="6"/></clipPath>' +
    group(
      rect(-450, -900, 900, 900, grout ?? paint.body(-3)) +
        cells +
        (isBoard ? boardGrain(paint) : group(grain, 'opacity="0.4"')),
      'clip-path="url(#sheet)"',
    ) +
    rect(-450, -900, 900, 900, 'none', 6);
  return { art, width: 900, height: 900, focus: [40, -470] };
};

const tiled = (covers: Cover[], on: 'floor' | 'wall'): Shape => ({
  material: 'ceramic',
  place: 'flat',
  room: 'bath',
  surface: { on, grout: true, cover: (area, random) => random.pick(covers)(area, random) },
  draw: (paint) => flat(paint.random.pick(covers), paint, paint.accent(0.4)),
});

const wooden = (cover: Cover, isBoard: boolean): Shape => ({
  material: 'wood',
  turn: 90,
  ...(isBoard ? {} : { isTextured: false }),
  place: 'flat',
  surface: { on: 'floor', grout: false, cover },
  draw: (paint) => flat(cover, paint, null, isBoard),
});

export const surfaceShapes: Record<string, Shape> = {
  floor: wooden(boards, true),
  herringbone: wooden(herringbone, false),
  tile: tiled(tileCovers, 'floor'),
  walltile: tiled(wallCovers, 'wall'),
};
