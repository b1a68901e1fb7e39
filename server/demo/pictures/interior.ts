import type { Random } from '#server/demo/random.ts';
import { tone } from './colour.ts';
import { ellipse, group, line, move, path, polygon, rect, repeat, stroke } from './svg.ts';

export const shadow = (x: number, y: number, width: number, opacity = 0.3): string =>
  ellipse(x, y, width * 0.56, Math.max(16, width * 0.055), 'url(#shadow)', `opacity="${opacity}"`) +
  ellipse(x, y, width * 0.46, Math.max(8, width * 0.022), 'url(#shadow)', `opacity="${opacity}"`);

export const windowPane = (x: number, wall: string): string =>
  rect(x - 14, 106, 308, 508, tone(wall, 2.4), 4) +
  rect(x, 120, 280, 480, '#eaf2f2') +
  path(
    `M${x} 420Q${x + 90} 350 ${x + 170} 410T${x + 280} 390L${x + 280} 600L${x} 600Z`,
    '#cfdcc9',
  ) +
  path(`M${x} 500Q${x + 120} 440 ${x + 280} 510L${x + 280} 600L${x} 600Z`, '#b9cbb2') +
  line([x + 140, 120], [x + 140, 600], tone(wall, 2.6), 12) +
  line([x, 330], [x + 280, 330], tone(wall, 2.6), 10) +
  rect(x - 30, 606, 340, 22, tone(wall, 3), 4);

export const curtain = (x: number, colour: string): string =>
  path(
    `M${x} 70L${x + 110} 70Q${x + 96} 500 ${x + 124} 900L${x - 10} 900Q${x + 10} 480 ${x} 70Z`,
    colour,
  ) +
  repeat(3, (index) =>
    stroke(
      `M${x + 26 + index * 28} 80Q${x + 20 + index * 28} 500 ${x + 24 + index * 32} 890`,
      tone(colour, -1),
      2.5,
    ),
  );

export const lightBeam = (x: number, isLeft: boolean): string => {
  const slant = isLeft ? 260 : -260;
  return polygon(
    [
      [x, 150],
      [x + 280, 150],
      [x + 280 + slant * 1.6, 1280],
      [x + slant * 1.6, 1280],
    ],
    '#fff6e0',
    'opacity="0.16"',
  );
};

export const painting = (random: Random, x: number, y: number, wall: string): string => {
  const [first, second, third] = random.shuffle([
    '#b7694b',
    '#8b9a7b',
    '#5f7886',
    '#c99a48',
    '#cfa892',
  ]);
  const art =
    path('M0 190Q70 110 130 170T230 150L230 300L0 300Z', first ?? '#b7694b') +
    path('M0 240Q100 180 230 250L230 300L0 300Z', second ?? '#8b9a7b') +
    ellipse(160, 90, 38, 38, third ?? '#c99a48');
  return move(
    rect(-16, -16, 262, 332, tone(wall, -4), 3) +
      rect(-10, -10, 250, 320, '#faf6ee') +
      group(art, 'opacity="0.85"'),
    x,
    y,
  );
};

export const plant = (random: Random, x: number, y: number, scale: number): string => {
  const green = random.pick(['#6f8463', '#7d8f6c', '#5f7a5f']);
  const leaves = repeat(9, (index) => {
    const turn = (index - 4) * 19;
    const long = 330 - Math.abs(index - 4) * 22;
    return path(
      `M0 0Q54 ${-long * 0.55} 0 ${-long}Q-54 ${-long * 0.55} 0 0Z`,
      tone(green, (index % 3) * 0.8 - 0.6),
      `transform="translate(0 -150) rotate(${turn})"`,
    );
  });
  const pot =
    path('M-92 -170L92 -170L70 0L-70 0Z', '#d9cdbb') + rect(-98, -182, 196, 30, '#e4d9c8', 8);
  return shadow(x, y, 210 * scale, 0.5) + move(leaves + pot, x, y, scale);
};

/** Flat frames on the wall, as in old town houses. */
export const mouldings = (wall: string): string =>
  repeat(4, (index) => {
    const x = 36 + index * 308;
    const frame = (inset: number, level: number) =>
      rect(
        x + inset,
        60 + inset,
        284 - inset * 2,
        770 - inset * 2,
        'none',
        2,
        `stroke="${tone(wall, level)}" stroke-width="5"`,
      );
    return frame(0, 1.3) + frame(6, -0.9);
  });
