import type { Figure, Paint, Shape } from './shape.ts';
import { both, ellipse, line, path, polygon, repeat, softBox, stroke } from './svg.ts';

export const taperedLeg = (paint: Paint, x: number, height: number, lean = 0): string =>
  polygon(
    [
      [x - 13, -height],
      [x + 13, -height],
      [x + 7 + lean, 0],
      [x - 7 + lean, 0],
    ],
    paint.accent(),
  );

const drawArmchair = (paint: Paint): Figure => {
  const { random } = paint;
  const isRound = random.chance(0.55);
  const legHeight = random.pick([110, 130, 150]);
  const back = random.pick([590, 630]);
  const legs =
    both(taperedLeg(paint, 190, legHeight + 20, 32)) +
    both(taperedLeg(paint, 120, legHeight + 20, 12));
  const shell = isRound
    ? `M-310 -330C-330 -${back} -180 -${back + 20} 0 -${back + 20}S330 -${back} 310 -330C305 -200 250 -${legHeight} 0 -${legHeight}S-305 -200 -310 -330Z`
    : `M-250 -${legHeight}L-270 -${back - 40}Q-268 -${back} -220 -${back}L220 -${back}Q268 -${back} 270 -${back - 40}L250 -${legHeight}Z`;
  const inner = isRound
    ? `M-226 -330C-236 -${back - 60} -130 -${back - 40} 0 -${back - 40}S236 -${back - 60} 226 -330L210 -260L-210 -260Z`
    : softBox(-214, -back + 30, 428, back - 260, 40, 8);
  const arm = isRound
    ? path('M216 -392C250 -412 312 -396 312 -330C306 -210 270 -150 214 -140Z', paint.body(-0.4))
    : path(softBox(206, -392, 100, 392 - legHeight, 36, 4), paint.body(-0.4));
  const art =
    legs +
    path(shell, paint.body(-1.3)) +
    path(inner, paint.body(0.5)) +
    paint.light(ellipse(-20, -back + 120, 180, 90, paint.shine), 0.26) +
    path(softBox(-226, -336, 452, 122, 44, 8), paint.body(1.2)) +
    stroke('M-196 -246Q0 -232 196 -246', paint.bodyLine(-2.2), 2.5) +
    path(softBox(-222, -236, 444, 236 - legHeight - 10, 26, 4), paint.body(-0.9)) +
    both(arm);
  return { art, width: 640, height: back + 20, focus: [150, -350] };
};

const drawWingchair = (paint: Paint): Figure => {
  const buttons = paint.random.chance(0.5);
  const wing =
    'M206 -430C204 -560 176 -690 150 -772C216 -786 282 -730 286 -640C288 -560 258 -500 250 -420Z';
  const arm = path(softBox(200, -420, 88, 306, 38, 4), paint.body(-0.4));
  const tuft = (x: number, y: number) =>
    ellipse(x, y, 7, 7, paint.body(-2)) +
    stroke(`M${x - 26} ${y - 16}Q${x} ${y} ${x + 26} ${y - 16}`, paint.bodyLine(-1.6), 2);
  const art =
    both(taperedLeg(paint, 200, 124, 22)) +
    path(softBox(-206, -800, 412, 660, 70, 10), paint.body(-1.2)) +
    path(softBox(-182, -776, 364, 480, 64, 8), paint.body(0.4)) +
    (buttons
      ? tuft(-70, -640) + tuft(70, -640) + tuft(0, -560) + tuft(-70, -480) + tuft(70, -480)
      : '') +
    paint.light(ellipse(-20, -690, 150, 80, paint.shine), 0.26) +
    path(softBox(-212, -360, 424, 108, 36, 8), paint.body(1.2)) +
    stroke('M-184 -278Q0 -264 184 -278', paint.bodyLine(-2.2), 2.5) +
    path(softBox(-208, -262, 416, 158, 20, 3), paint.body(-0.9)) +
    both(path(wing, paint.body(-0.2)) + arm);
  return { art, width: 590, height: 810, focus: [150, -560] };
};

const drawPouf = (paint: Paint): Figure => {
  const width = paint.random.pick([560, 620, 680]);
  const height = paint.random.pick([330, 380]);
  const isKnotted = paint.random.chance(0.5);
  const half = width / 2;
  const side = `M${-half} -${height - 46}C${-half - 30} -${height * 0.5} ${-half - 16} -50 ${-half + 46} -34Q0 -8 ${half - 46} -34C${half + 16} -50 ${half + 30} -${height * 0.5} ${half} -${height - 46}Z`;
  const pleats = repeat(7, (index) => {
    const x = -half + ((index + 1) * width) / 8;
    return stroke(
      `M${x * 0.86} -${height - 74}Q${x * 1.12} -${height * 0.5} ${x * 0.9} -30`,
      paint.bodyLine(-1.8),
      2.5,
    );
  });
  const art =
    both(taperedLeg(paint, half - 90, 44, 8)) +
    path(side, paint.body(-0.4)) +
    pleats +
    ellipse(0, -height + 46, half, 62, paint.body(1)) +
    (isKnotted
      ? ellipse(0, -height + 50, 20, 9, paint.body(-1.6)) +
        both(line([24, -height + 48], [half * 0.7, -height + 30], paint.bodyLine(-0.8), 2.5))
      : ellipse(0, -height + 46, half - 26, 46, paint.body(1.5)));
  return { art, width: width + 40, height: height + 16, focus: [half * 0.45, -height + 130] };
};

export const fabric = (draw: (paint: Paint) => Figure, presence = 1): Shape => ({
  material: 'fabric',
  place: 'floor',
  presence,
  draw,
});

export const armchair = fabric(drawArmchair, 0.8);

export const armchairShapes: Record<string, Shape> = {
  armchair,
  wingchair: fabric(drawWingchair, 0.88),
  pouf: fabric(drawPouf, 0.55),
};
