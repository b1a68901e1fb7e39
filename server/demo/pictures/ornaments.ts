import type { Paint } from './shape.ts';
import { move, path, rect } from './svg.ts';

const bookColours = [
  '#b8613f',
  '#e2d6c2',
  '#5f7886',
  '#8b9a7b',
  '#c99a48',
  '#d8b8a8',
  '#6f5a4a',
  '#efe7d9',
];

export const bookRow = (
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  let at = x;
  let art = '';
  while (at < x + width - 16) {
    const thick = Math.min(paint.random.between(15, 32), x + width - at);
    const tall = height * paint.random.between(0.66, 0.95);
    art += rect(at, y - tall, thick, tall, paint.other(paint.random.pick(bookColours)), 2);
    at += thick + 1;
  }
  return art;
};

export const pot = (paint: Paint, size: number): string =>
  path(
    `M0 ${-size * 0.4}Q${-size * 0.7} ${-size} ${-size * 0.5} ${-size * 1.3}Q${-size * 0.1} ${-size} 0 ${-size * 0.4}` +
      `Q${-size * 0.1} ${-size * 1.2} ${size * 0.1} ${-size * 1.5}Q${size * 0.3} ${-size} 0 ${-size * 0.4}` +
      `Q${size * 0.5} ${-size} ${size * 0.7} ${-size * 1.1}Q${size * 0.5} ${-size * 0.5} 0 ${-size * 0.4}Z`,
    paint.other('#7f9069'),
  ) +
  path(
    `M${-size * 0.36} ${-size * 0.5}L${size * 0.36} ${-size * 0.5}L${size * 0.28} 0L${-size * 0.28} 0Z`,
    paint.other('#e4d8c5'),
  );

export const jug = (paint: Paint, size: number): string =>
  path(
    `M${-size * 0.16} ${-size}L${size * 0.16} ${-size}Q${size * 0.2} ${-size * 0.7} ${size * 0.4} ${-size * 0.4}` +
      `Q${size * 0.46} 0 0 0T${-size * 0.4} ${-size * 0.4}Q${-size * 0.2} ${-size * 0.7} ${-size * 0.16} ${-size}Z`,
    paint.other('#cdb899'),
  );

/** Decoration on top of a piece of furniture. */
export const ornaments = (paint: Paint, y: number, half: number): string =>
  paint.decor(
    move(pot(paint, 92), -half * 0.62, y) +
      move(jug(paint, 104), half * 0.52, y) +
      rect(half * 0.66, y - 26, 120, 26, paint.other('#8b9a7b'), 3) +
      rect(half * 0.68, y - 48, 104, 22, paint.other('#e5dac6'), 3),
  );
