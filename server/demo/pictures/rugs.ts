import type { Figure, Paint, Shape } from './shape.ts';
import { both, group, line, num, path, rect, repeat, stroke } from './svg.ts';

const rugPatterns: ((paint: Paint) => string)[] = [
  (paint) =>
    repeat(9, (index) =>
      line(
        [-316, -860 + index * 100],
        [316, -860 + index * 100],
        paint.accentLine(0),
        index % 3 ? 5 : 16,
      ),
    ),
  (paint) =>
    rect(
      -290,
      -880,
      580,
      840,
      'none',
      4,
      `stroke="${paint.accentLine(0)}" stroke-width="12" stroke-opacity="0.9"`,
    ) +
    rect(
      -262,
      -852,
      524,
      784,
      'none',
      4,
      `stroke="${paint.accentLine(0)}" stroke-width="4" stroke-opacity="0.9"`,
    ),
  (paint) =>
    repeat(6, (row) =>
      repeat(4, (column) => {
        const [x, y] = [-240 + column * 160, -830 + row * 148];
        return stroke(
          `M${x - 50} ${y}L${x} ${y - 46}L${x + 50} ${y}L${x} ${y + 46}Z`,
          paint.accentLine(0),
          6,
        );
      }),
    ),
  (paint) =>
    path(
      'M-330 -640Q-80 -760 60 -560T330 -420L330 -920L-330 -920Z',
      paint.body(1.6),
      'stroke="none"',
    ) +
    path('M-330 -160Q-120 -330 80 -190T330 -120L330 0L-330 0Z', paint.body(-1.4), 'stroke="none"'),
  () => '',
];

const drawRug = (paint: Paint): Figure => {
  const fringe = paint.random.chance(0.6)
    ? repeat(34, (index) => {
        const x = -320 + index * 19.4;
        return (
          line([x, 0], [x + 2, 34], paint.bodyLine(1.2), 5) +
          line([x, -920], [x - 2, -954], paint.bodyLine(1.2), 5)
        );
      })
    : '';
  const ribs = repeat(22, (index) =>
    stroke(
      `M-324 ${num(-898 + index * 42)}L324 ${num(-898 + index * 42)}`,
      paint.bodyLine(-0.7),
      2,
    ),
  );
  const art =
    fringe +
    rect(-330, -920, 660, 920, paint.body(0), 6) +
    paint.random.pick(rugPatterns)(paint) +
    (paint.mode === 'flat' ? group(ribs, 'opacity="0.5"') : '') +
    both(line([326, -916], [326, -4], paint.bodyLine(-1.2), 5));
  return { art, width: 670, height: 954, focus: [150, -560] };
};

export const rugShapes: Record<string, Shape> = {
  rug: { material: 'wool', place: 'flat', zoom: 2.6, draw: drawRug },
};
