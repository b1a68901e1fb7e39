import type { Paint } from './shape.ts';
import { ellipse, path, rect, stroke } from './svg.ts';

export const bowl = (paint: Paint): string =>
  path('M-86 -50Q-70 0 -24 0L24 0Q70 0 86 -50Z', paint.other('#e8dfd0')) +
  ellipse(0, -50, 86, 16, paint.other('#d6cab7')) +
  ellipse(-26, -56, 24, 20, paint.other('#b8613f')) +
  ellipse(22, -58, 25, 21, paint.other('#c99a48'));

export const books = (paint: Paint): string =>
  rect(-80, -22, 160, 22, paint.other('#8b9a7b'), 3) +
  rect(-68, -42, 140, 20, paint.other('#e5dac6'), 3);

export const cup = (paint: Paint): string =>
  stroke('M22 -40q24 2 20 18t-24 10', paint.accentLine(0), 5) +
  path('M-26 -48L26 -48L20 0L-20 0Z', paint.other('#f2ece1'));

export const vase = (paint: Paint): string =>
  stroke('M0 -110Q-20 -190 -64 -236M0 -110Q10 -200 40 -262M0 -110Q4 -170 84 -200', '#7d7a5a', 4) +
  [
    [-64, -236],
    [-36, -196],
    [40, -262],
    [18, -204],
    [84, -200],
    [52, -176],
  ]
    .map(([x = 0, y = 0]) =>
      ellipse(x, y, 15, 10, paint.other('#8d9a72'), `transform="rotate(-35 ${x} ${y})"`),
    )
    .join('') +
  path('M-20 -120L20 -120L24 -96Q66 -66 36 0L-36 0Q-66 -66 -24 -96Z', paint.other('#d9cbb5'));
