import type { Figure, Paint, Shape } from './shape.ts';
import { both, ellipse, line, path, rect, repeat, stroke } from './svg.ts';

const warm = '#fdeec8';

const drawLamp = (paint: Paint): Figure => {
  const bases = [
    'M-60 -330C-190 -290 -210 -60 -90 -14L90 -14C210 -60 190 -290 60 -330Z',
    'M-44 -340C-70 -250 -190 -200 -130 -60Q-110 -14 -70 -14L70 -14Q110 -14 130 -60C190 -200 70 -250 44 -340Z',
    'M-70 -330L-120 -14L120 -14L70 -330Z',
  ];
  const isDome = paint.random.chance(0.4);
  const base = paint.random.pick(bases);
  const shade = isDome
    ? 'M-280 -420C-280 -700 280 -700 280 -420Z'
    : 'M-180 -760L180 -760L290 -420L-290 -420Z';
  const glow = paint.light(ellipse(0, -400, 210, 34, warm), 0.55);
  const art =
    ellipse(0, -10, 112, 14, paint.accent(-0.6)) +
    path(base, paint.body()) +
    paint.light(path('M-84 -270Q-130 -160 -84 -60Q-56 -150 -60 -280Z', '#ffffff'), 0.2) +
    repeat(3, (index) =>
      stroke(
        `M${-92 + index * 6} ${-190 + index * 36}Q0 ${-176 + index * 36} ${92 - index * 6} ${-190 + index * 36}`,
        paint.bodyLine(-1),
        2,
      ),
    ) +
    rect(-20, -420, 40, 92, paint.accent(0.2), 4) +
    path(shade, paint.other('#f3e7cf', 0.2)) +
    glow +
    paint.light(ellipse(0, -520, 220, 140, paint.shine), 0.7);
  return { art, width: 590, height: isDome ? 640 : 766, focus: [20, -240] };
};

const drawFloorlamp = (paint: Paint): Figure => {
  const kind = paint.random.pick(['straight', 'arc', 'tripod']);
  const shade = (x: number, y: number) =>
    path(
      `M${x - 116} ${y - 190}L${x + 116} ${y - 190}L${x + 176} ${y}L${x - 176} ${y}Z`,
      paint.body(0.4),
    ) +
    paint.light(ellipse(x, y - 80, 130, 100, paint.shine), 0.5) +
    paint.light(ellipse(x, y + 6, 150, 18, warm), 0.6);
  const stands: Record<string, () => string> = {
    straight: () =>
      ellipse(0, -14, 130, 22, paint.accent(-0.6)) +
      ellipse(0, -24, 130, 20, paint.accent(0.4)) +
      rect(-8, -860, 16, 840, paint.accent()) +
      shade(0, -800),
    arc: () =>
      ellipse(-200, -14, 130, 22, paint.accent(-0.6)) +
      ellipse(-200, -24, 130, 20, paint.accent(0.4)) +
      stroke('M-200 -24L-200 -640C-200 -1010 110 -1010 126 -860', paint.accentLine(0), 14) +
      path('M20 -740C20 -910 232 -910 232 -740Z', paint.body(0.3)) +
      paint.light(ellipse(126, -742, 100, 16, warm), 0.9),
    tripod: () =>
      line([0, -700], [0, -40], paint.accentLine(-1.4), 16) +
      both(line([0, -720], [170, -8], paint.accentLine(0), 18)) +
      rect(-16, -830, 32, 120, paint.accent(-0.4)) +
      shade(0, -780),
  };
  const height = kind === 'arc' ? 990 : 1000;
  return {
    art: stands[kind]?.() ?? '',
    width: kind === 'arc' ? 560 : 400,
    height,
    focus: [30, -840],
  };
};

const drawPendant = (paint: Paint): Figure => {
  const shapes = [
    'M-34 -360C-60 -330 -330 -270 -360 0L360 0C330 -270 60 -330 34 -360Z',
    'M-40 -330L-250 0L250 0L40 -330Z',
    'M-40 -400C-330 -380 -350 -60 -200 0L200 0C350 -60 330 -380 40 -400Z',
    'M-70 -300L-110 -220L-400 -30L-400 0L400 0L400 -30L110 -220L70 -300Z',
  ];
  const index = paint.random.int(0, shapes.length - 1);
  const half = [360, 250, 200, 400][index] ?? 300;
  const top = [360, 330, 400, 300][index] ?? 330;
  const art =
    line([0, -top - 20], [0, -1500], paint.accentLine(-0.6), 6) +
    rect(-26, -top - 56, 52, 70, paint.accent(0.2), 8) +
    path(shapes[index] ?? '', paint.body(0.2)) +
    paint.light(
      path(
        `M${-half * 0.5} -20Q${-half * 0.5} ${-top * 0.7} -20 ${-top + 30}Q${-half * 0.26} ${-top * 0.6} ${-half * 0.3} -20Z`,
        '#ffffff',
      ),
      0.2,
    ) +
    ellipse(0, 0, half, half * 0.085, paint.other('#fbe9bd')) +
    ellipse(0, 2, half * 0.3, half * 0.04, paint.other('#fffaf0', 0.6));
  return { art, width: half * 2, height: top + 60, focus: [half * 0.3, -top * 0.4] };
};

export const lightShapes: Record<string, Shape> = {
  lamp: { material: 'ceramic', place: 'table', draw: drawLamp },
  floorlamp: { material: 'fabric', place: 'floor', draw: drawFloorlamp },
  pendant: { material: 'lacquer', place: 'ceiling', draw: drawPendant },
};
