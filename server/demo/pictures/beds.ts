import type { Figure, Paint, Shape } from './shape.ts';
import { both, ellipse, line, path, rect, repeat, softBox, stroke } from './svg.ts';

const linen = ['#f3ede2', '#ece6dc', '#e9e4dd', '#f1e9df'];
const blankets = ['#c9b79c', '#a9b3a0', '#b9c2c6', '#cfa892', '#d8cbb6'];

interface Bedding {
  half: number;
  isSingle: boolean;
}

/** Pillows, duvet and a folded blanket, seen from the foot of the bed. */
const bedding = (paint: Paint, { half, isSingle }: Bedding): string => {
  const sheet = paint.random.pick(linen);
  const blanket = paint.random.pick(blankets);
  const fold = paint.mode === 'line' ? '#8d8a86' : '#cbbfae';
  const pillow = (x: number, width: number) =>
    path(softBox(x, -392, width, 112, 44, 9), paint.other(sheet, 0.4)) +
    stroke(`M${x + 40} -366Q${x + width / 2} -346 ${x + width - 40} -366`, fold, 2);
  const pillows = isSingle
    ? pillow(-half + 70, half * 2 - 140)
    : pillow(-half + 50, half - 66) + pillow(16, half - 66);
  const duvet =
    `M${-half + 24} -318Q0 -344 ${half - 24} -318L${half + 8} -146` +
    `Q${half * 0.5} -128 0 -136Q${-half * 0.5} -128 ${-half - 8} -146Z`;
  const throwOver =
    `M${-half + 6} -214Q0 -234 ${half - 6} -214L${half + 10} -132` +
    `Q${half * 0.5} -112 0 -122Q${-half * 0.5} -112 ${-half - 10} -132Z`;
  return (
    pillows +
    rect(-half, -190, half * 2, 76, paint.other('#f4efe6', -0.5), 18) +
    path(duvet, paint.other(sheet)) +
    stroke(`M${-half + 30} -286Q0 -308 ${half - 30} -286`, fold, 2.5) +
    stroke(`M${-half * 0.4} -280Q${-half * 0.3} -240 ${-half * 0.5} -222`, fold, 2) +
    path(throwOver, paint.other(blanket)) +
    repeat(9, (index) => {
      const x = -half + 30 + (index * (half * 2 - 60)) / 8;
      return stroke(`M${x * 0.97} -212Q${x} -170 ${x * 1.02} -128`, fold, 1.4);
    })
  );
};

const headboards: ((paint: Paint, half: number) => string)[] = [
  (paint, half) =>
    rect(-half - 24, -560, half * 2 + 48, 470, paint.body(-0.3), 26) +
    repeat(9, (index) => {
      const x = -half - 24 + ((index + 1) * (half * 2 + 48)) / 10;
      return stroke(`M${x} -554L${x} -260`, paint.bodyLine(-1.7), 3);
    }),
  (paint, half) =>
    path(
      `M${-half - 20} -90L${-half - 20} -440Q${-half - 10} -600 0 -600T${half + 20} -440L${half + 20} -90Z`,
      paint.body(-0.3),
    ) +
    stroke(
      `M${-half + 16} -110L${-half + 16} -430Q${-half + 26} -566 0 -566T${half - 16} -430L${half - 16} -110`,
      paint.bodyLine(-1.6),
      2.5,
    ),
  (paint, half) =>
    rect(-half - 34, -540, half * 2 + 68, 440, paint.body(-0.9), 20) +
    path(softBox(-half - 22, -570, half + 18, 260, 36, 7), paint.body(0.3)) +
    path(softBox(4, -570, half + 18, 260, 36, 7), paint.body(0.3)),
];

const drawBed = (paint: Paint): Figure => {
  const half = 440;
  const headboard = paint.random.pick(headboards);
  const isBox = paint.random.chance(0.4);
  const art =
    headboard(paint, half) +
    paint.light(ellipse(-60, -500, half * 0.9, 70, paint.shine), 0.2) +
    bedding(paint, { half: half - 14, isSingle: false }) +
    both(rect(half - 60, -40, 34, 40, paint.accent(), 4)) +
    path(
      softBox(-half - 12, isBox ? -132 : -118, half * 2 + 24, isBox ? 104 : 84, 20, 3),
      paint.body(0.2),
    ) +
    (isBox ? line([-half, -84], [half, -84], paint.bodyLine(-1.6), 2.5) : '');
  return { art, width: half * 2 + 80, height: 604, focus: [half - 170, -400] };
};

const drawWoodbed = (paint: Paint, half: number): Figure => {
  const kind = paint.random.pick(['slats', 'panel', 'rails']);
  const span = half * 2;
  const fillings: Record<string, () => string> = {
    slats: () =>
      rect(-half, -500, span, 54, paint.body(0.6), 4) +
      paint.grain(-half + 10, -496, span - 20, 44) +
      repeat(Math.round(span / 70), (index) =>
        rect(-half + 28 + index * 70, -446, 26, 300, paint.body(-0.8)),
      ),
    panel: () =>
      rect(-half, -500, span, 400, paint.body(0), 4) +
      paint.grain(-half + 10, -490, span - 20, 170) +
      line([-half, -320], [half, -320], paint.bodyLine(-2), 3),
    rails: () =>
      repeat(3, (index) => {
        const y = -510 + index * 96;
        return (
          rect(-half, y, span, 66, paint.body(0.5 - index * 0.4), 8) +
          paint.grain(-half + 10, y + 6, span - 20, 54)
        );
      }),
  };
  const art =
    (fillings[kind]?.() ?? '') +
    both(
      rect(half - 8, -530, 46, 530, paint.body(-0.5), 6) + paint.grain(half, -510, 30, 480, true),
    ) +
    bedding(paint, { half: half - 12, isSingle: span < 640 }) +
    rect(-half - 20, -128, span + 40, 76, paint.body(0.3), 4) +
    paint.grain(-half, -124, span, 66) +
    both(
      rect(half - 26, -156, 52, 156, paint.body(-0.1), 6) +
        paint.grain(half - 20, -150, 40, 140, true),
    );
  return { art, width: span + 100, height: 534, focus: [half - 120, -200] };
};

export const bedShapes: Record<string, Shape> = {
  bed: { material: 'fabric', place: 'floor', draw: drawBed },
  woodbed: { material: 'wood', place: 'floor', draw: (paint) => drawWoodbed(paint, 440) },
  singlebed: { material: 'wood', place: 'floor', draw: (paint) => drawWoodbed(paint, 280) },
};
