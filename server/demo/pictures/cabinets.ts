import { leg } from './chairs.ts';
import type { Front } from './fronts.ts';
import { drawer, knob, open, plainDoor, ribbedDoor } from './fronts.ts';
import { ornaments } from './ornaments.ts';
import type { Figure, Paint, Shape } from './shape.ts';
import { both, rect, repeat, stroke } from './svg.ts';

interface Cabinet {
  width: number;
  height: number;
  legs: number;
  fronts: Front[];
}

const footing = (paint: Paint, { width, legs }: Cabinet): string => {
  const half = width / 2;
  const kinds = [
    () => both(leg([half - 90, -legs - 4], [half - 62, 0], 34, paint.accent())),
    () =>
      both(
        stroke(
          `M${half - 60} ${-legs}L${half - 60} -8L${half - 150} -8L${half - 150} ${-legs}`,
          paint.accentLine(0),
          15,
        ),
      ),
    () => rect(-half + 46, -legs - 4, width - 92, legs + 4, paint.accent(-0.8)),
  ];
  return paint.random.pick(kinds)();
};

const drawCabinet = (paint: Paint, cabinet: Cabinet): Figure => {
  const { width, height, legs, fronts } = cabinet;
  const half = width / 2;
  const top = -legs - height;
  const each = (width - 32) / fronts.length;
  const art =
    footing(paint, cabinet) +
    rect(-half, top, width, height, paint.body(-0.7), 6) +
    repeat(fronts.length, (index) =>
      (fronts[index] ?? plainDoor)(
        paint,
        -half + 16 + index * each + 2,
        top + 34,
        each - 4,
        height - 50,
      ),
    ) +
    rect(-half - 5, top - 4, width + 10, 30, paint.body(0.8), 4) +
    paint.grain(-half + 8, top - 2, width - 16, 26) +
    ornaments(paint, top - 4, half);
  return {
    art,
    width: width + 10,
    height: height + legs + 4,
    focus: [half * 0.45, top + height * 0.42],
  };
};

const withKnobs =
  (front: Front, isRight: boolean): Front =>
  (paint, x, y, width, height) =>
    front(paint, x, y, width, height) +
    knob(paint, isRight ? x + width - 24 : x + 24, y + height * 0.46);

const sideboardFronts: Front[][] = [
  [plainDoor, drawer(3), plainDoor],
  [ribbedDoor, ribbedDoor, ribbedDoor, ribbedDoor],
  [withKnobs(plainDoor, true), withKnobs(plainDoor, false), drawer(3)],
  [ribbedDoor, open, ribbedDoor],
];
const lowboardFronts: Front[][] = [
  [drawer(1), open, drawer(1)],
  [ribbedDoor, drawer(2), ribbedDoor],
  [plainDoor, open, plainDoor],
];

const cabinet = (
  material: 'wood' | 'lacquer',
  presence: number,
  plan: (paint: Paint) => Cabinet,
): Shape => ({
  material,
  place: 'floor',
  presence,
  draw: (paint) => drawCabinet(paint, plan(paint)),
});

export const cabinetShapes: Record<string, Shape> = {
  sideboard: cabinet('wood', 1, ({ random }) => ({
    width: 980,
    height: 330,
    legs: random.pick([60, 90]),
    fronts: random.pick(sideboardFronts),
  })),
  lowboard: cabinet('wood', 1, ({ random }) => ({
    width: 980,
    height: 230,
    legs: random.pick([40, 70]),
    fronts: random.pick(lowboardFronts),
  })),
  dresser: cabinet('lacquer', 0.82, ({ random }) => ({
    width: 820,
    height: 520,
    legs: random.pick([60, 90]),
    fronts: random.pick([[drawer(3), drawer(3)], [drawer(4)], [drawer(3), drawer(4)]]),
  })),
  nightstand: cabinet('wood', 0.58, ({ random }) => ({
    width: 540,
    height: 400,
    legs: random.pick([90, 150]),
    fronts: random.pick([[drawer(2)], [drawer(1)], [open]]),
  })),
};
