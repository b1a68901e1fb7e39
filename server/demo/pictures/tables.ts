import { leg } from './chairs.ts';
import type { Figure, Paint, Shape } from './shape.ts';
import { both, ellipse, group, line, move, path, polygon, rect, repeat, stroke } from './svg.ts';
import { books, bowl, cup, vase } from './tableware.ts';

/** A board seen slightly from above: its surface and its front edge. */
const board = (paint: Paint, width: number, y: number, depth: number, edge: number): string => {
  const half = width / 2;
  return (
    polygon(
      [
        [-half + depth * 0.9, y - depth],
        [half - depth * 0.9, y - depth],
        [half, y],
        [-half, y],
      ],
      paint.body(0.9),
    ) +
    paint.grain(-half + depth, y - depth + 4, width - depth * 2, depth - 8) +
    rect(-half, y, width, edge, paint.body(-0.5), 4)
  );
};

const tableLegs: ((paint: Paint) => string)[] = [
  (paint) =>
    both(leg([340, -510], [352, -44], 40, paint.body(-2))) +
    both(leg([426, -510], [466, 0], 54, paint.body(-0.4)) + paint.grain(424, -490, 20, 460, true)),
  (paint) =>
    rect(-440, -528, 880, 56, paint.body(-1.2)) +
    both(
      rect(352, -500, 42, 456, paint.body(-2.1)) + rect(428, -520, 54, 520, paint.body(-0.5), 3),
    ),
  (paint) =>
    both(
      polygon(
        [
          [330, -510],
          [372, -510],
          [430, 0],
          [388, 0],
        ],
        paint.body(-0.6),
      ) +
        polygon(
          [
            [398, -510],
            [356, -510],
            [298, 0],
            [340, 0],
          ],
          paint.body(-1.4),
        ),
    ) + rect(-340, -300, 680, 36, paint.body(-1.8)),
  (paint) =>
    both(
      stroke('M462 -505L462 -12L344 -12L344 -505', paint.accentLine(0), 24) +
        line([344, -505], [462, -505], paint.accentLine(-0.6), 16),
    ),
];

const drawTable = (paint: Paint): Figure => {
  const legs = paint.random.pick(tableLegs);
  const depth = paint.random.pick([66, 78]);
  const art =
    legs(paint) +
    board(paint, 1000, -548, depth, 38) +
    paint.decor(move(vase(paint), -150, -572) + move(bowl(paint), 110, -570));
  return { art, width: 1000, height: 548 + depth, focus: [330, -500] };
};

const drawRoundtable = (paint: Paint): Figure => {
  const isConical = paint.random.chance(0.5);
  const column = isConical
    ? path(
        'M-60 -560C-50 -300 -110 -120 -210 -34L210 -34C110 -120 50 -300 60 -560Z',
        paint.accent(-0.3),
      )
    : path('M-44 -560L-34 -60L34 -60L44 -560Z', paint.accent(-0.3));
  const art =
    ellipse(0, -26, isConical ? 214 : 236, 36, paint.accent(-0.8)) +
    ellipse(0, -38, isConical ? 214 : 236, 34, paint.accent(0.4)) +
    column +
    paint.light(path('M-26 -560L-14 -80L-2 -80L-6 -560Z', '#ffffff'), 0.14) +
    path('M-450 -604L-450 -584A450 66 0 0 0 450 -584L450 -604Z', paint.body(-0.7)) +
    ellipse(0, -606, 450, 66, paint.body(0.8)) +
    paint.grain(-330, -650, 660, 88) +
    paint.decor(move(vase(paint), 30, -604) + move(cup(paint), -160, -586));
  return { art, width: 910, height: 674, focus: [210, -540] };
};

const drawCoffeetable = (paint: Paint): Figure => {
  const kind = paint.random.pick(['oval', 'board', 'board']);
  const hairpin = (x: number, level: number) =>
    stroke(`M${x - 34} -300L${x + 20} -8L${x + 34} -300`, paint.accentLine(level), 11);
  const frame = paint.random.chance(0.5)
    ? both(hairpin(280, -1.2) + hairpin(378, 0))
    : both(stroke('M400 -300L430 -12L300 -12L300 -300', paint.accentLine(0), 18)) +
      line([-300, -150], [300, -150], paint.accentLine(-1), 10);
  const top =
    kind === 'oval'
      ? path('M-480 -346L-480 -322A480 70 0 0 0 480 -322L480 -346Z', paint.body(-0.6)) +
        ellipse(0, -348, 480, 70, paint.body(0.9)) +
        paint.grain(-360, -394, 720, 90)
      : board(paint, 980, -336, 78, 36);
  const art =
    frame +
    top +
    paint.decor(
      move(books(paint), -170, -350) + move(cup(paint), -160, -392) + move(bowl(paint), 160, -346),
    );
  return { art, width: 984, height: 420, focus: [300, -300] };
};

const drawSidetable = (paint: Paint): Figure => {
  const kind = paint.random.pick(['tray', 'drum', 'column']);
  const top =
    path('M-230 -560L-230 -516A230 38 0 0 0 230 -516L230 -560Z', paint.body(-0.3)) +
    ellipse(0, -560, 230, 40, paint.body(1.2)) +
    ellipse(0, -556, 208, 31, paint.body(0.1));
  const supports: Record<string, () => string> = {
    tray: () =>
      line([0, -520], [0, -26], paint.accentLine(-1), 13) +
      both(line([150, -500], [190, -8], paint.accentLine(0), 14)),
    drum: () =>
      path('M-190 -540L-150 -20A150 24 0 0 0 150 -20L190 -540Z', paint.body(-0.7)) +
      paint.light(path('M-120 -500L-96 -30L-60 -24L-70 -500Z', '#ffffff'), 0.14),
    column: () =>
      ellipse(0, -18, 150, 26, paint.accent(-0.6)) +
      ellipse(0, -26, 150, 24, paint.accent(0.4)) +
      rect(-15, -540, 30, 516, paint.accent()),
  };
  const art =
    (supports[kind]?.() ?? '') +
    top +
    paint.decor(
      move(cup(paint), 70, -548) + move(group(books(paint), 'transform="scale(0.9)"'), -70, -548),
    );
  return { art, width: 470, height: 602, focus: [90, -500] };
};

const drawDesk = (paint: Paint): Figure => {
  const kind = paint.random.pick(['frame', 'lift', 'drawers']);
  const supports: Record<string, () => string> = {
    frame: () =>
      both(
        stroke('M452 -520L452 -12L350 -12L350 -520', paint.accentLine(0), 20) +
          line([350, -120], [452, -120], paint.accentLine(-1), 9),
      ),
    lift: () =>
      both(
        rect(330, -520, 52, 300, paint.accent(-0.5)) +
          rect(338, -300, 36, 280, paint.accent(0.6)) +
          rect(262, -26, 190, 26, paint.accent(-0.2), 8),
      ) + rect(-330, -522, 660, 26, paint.accent(-1)),
    drawers: () =>
      both(leg([400, -430], [448, 0], 30, paint.accent())) +
      rect(-440, -530, 880, 104, paint.body(-0.6)) +
      repeat(2, (index) => {
        const x = -430 + index * 434;
        return (
          rect(x, -520, 424, 86, paint.body(0.1), 3) +
          paint.grain(x + 8, -516, 408, 78) +
          rect(x + 180, -484, 64, 10, paint.accent(), 4)
        );
      }),
  };
  const lamp =
    stroke('M0 -8L-46 -150L60 -236', paint.accentLine(0), 9) +
    path('M30 -262L98 -214L70 -176L6 -224Z', paint.accent(0.4)) +
    ellipse(0, -6, 52, 9, paint.accent(-0.4));
  const art =
    (supports[kind]?.() ?? '') +
    board(paint, 1000, -556, 70, 34) +
    paint.decor(
      move(lamp, -330, -580) + move(books(paint), 250, -574) + move(cup(paint), 90, -570),
    );
  return { art, width: 1000, height: 630, focus: [300, -510] };
};

const wooden = (draw: (paint: Paint) => Figure, presence = 1): Shape => ({
  material: 'wood',
  place: 'floor',
  presence,
  draw,
});

export const tableShapes: Record<string, Shape> = {
  table: wooden(drawTable),
  roundtable: wooden(drawRoundtable, 0.92),
  coffeetable: wooden(drawCoffeetable, 0.78),
  sidetable: { material: 'lacquer', place: 'floor', presence: 0.62, draw: drawSidetable },
  desk: wooden(drawDesk),
};
