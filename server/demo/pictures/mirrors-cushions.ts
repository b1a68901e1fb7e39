import type { Figure, Paint, Shape } from './shape.ts';
import { ellipse, group, path, polygon, repeat, softBox, stroke } from './svg.ts';

const drawMirror = (paint: Paint): Figure => {
  const kind = paint.random.pick(['round', 'arch', 'pill', 'frame']);
  const glass = (d: string) =>
    path(
      d,
      paint.body(0.3),
      `stroke="${paint.accentLine(0)}" stroke-width="20" stroke-opacity="1"`,
    );
  const outlines: Record<string, readonly [string, number, number]> = {
    round: ['M0 -800A400 400 0 1 1 -0.1 -800Z', 820, 820],
    arch: ['M-280 0L-280 -560A280 280 0 0 1 280 -560L280 0Z', 580, 850],
    pill: [
      'M-230 -230L-230 -650A230 230 0 0 1 230 -650L230 -230A230 230 0 0 1 -230 -230Z',
      480,
      890,
    ],
    frame: ['M-290 0L-290 -840L290 -840L290 0Z', 600, 850],
  };
  const [d, width, height] = outlines[kind] ?? ['', 0, 0];
  const half = width / 2;
  const shine =
    polygon(
      [
        [-half * 0.5, -height * 0.26],
        [half * 0.3, -height * 0.76],
        [half * 0.44, -height * 0.68],
        [-half * 0.36, -height * 0.18],
      ],
      '#ffffff',
    ) +
    polygon(
      [
        [-half * 0.2, -height * 0.16],
        [half * 0.52, -height * 0.6],
        [half * 0.57, -height * 0.56],
        [-half * 0.12, -height * 0.12],
      ],
      '#ffffff',
    );
  return {
    art: glass(d) + paint.light(shine, 0.4),
    width,
    height,
    focus: [half * 0.55, -height * 0.62],
  };
};

const drawCushion = (paint: Paint): Figure => {
  const isWide = paint.random.chance(0.3);
  const [width, height] = isWide ? [860, 560] : [720, 720];
  const half = width / 2;
  const pattern = paint.random.pick(['plain', 'stripes', 'band', 'check']);
  const soft = softBox(-half, -height, width, height, 60, -26);
  const stripe = (x: number, wide: number) =>
    stroke(
      `M${x} ${-height + 44}Q${x * 0.94} ${-height / 2} ${x} -44`,
      paint.accentLine(0.2),
      wide,
    );
  const patterns: Record<string, () => string> = {
    plain: () => '',
    stripes: () => repeat(7, (index) => stripe(-half + ((index + 1) * width) / 8, 9)),
    band: () => stripe(-half * 0.3, 40) + stripe(-half * 0.08, 10) + stripe(-half * 0.52, 10),
    check: () =>
      repeat(3, (index) => stripe(-half + ((index + 1) * width) / 4, 12)) +
      repeat(3, (index) => {
        const y = -height + ((index + 1) * height) / 4;
        return stroke(
          `M${-half + 44} ${y}Q0 ${y * 0.99} ${half - 44} ${y}`,
          paint.accentLine(0.2),
          12,
        );
      }),
  };
  const creases =
    stroke(
      `M${-half + 50} ${-height + 50}Q${-half + 120} ${-height + 150} ${-half + 190} ${-height + 170}`,
      paint.bodyLine(-1.5),
      3,
    ) + stroke(`M${half - 50} -50Q${half - 130} -120 ${half - 210} -140`, paint.bodyLine(-1.5), 3);
  const art =
    path(soft, paint.body()) +
    group(patterns[pattern]?.() ?? '', 'opacity="0.8"') +
    creases +
    path(soft, 'none', `stroke="${paint.accentLine(-0.4)}" stroke-width="8" stroke-opacity="0.9"`) +
    paint.light(ellipse(-half * 0.2, -height * 0.62, half * 0.7, height * 0.3, paint.shine), 0.24);
  return { art, width, height, focus: [half * 0.4, -height * 0.6] };
};

export const decorShapes: Record<string, Shape> = {
  mirror: { material: 'glass', place: 'wall', draw: drawMirror },
  cushion: { material: 'wool', place: 'table', draw: drawCushion },
};
