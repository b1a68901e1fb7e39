import { bookRow, jug } from './ornaments.ts';
import type { Paint } from './shape.ts';
import { ellipse, move, polygon, rect, repeat } from './svg.ts';

/** Draws a door, drawers or an open compartment of a cabinet. */
export type Front = (paint: Paint, x: number, y: number, width: number, height: number) => string;

export const knob = (paint: Paint, x: number, y: number): string =>
  ellipse(x, y, 9, 9, paint.accent(0.4));

export const plainDoor: Front = (paint, x, y, width, height) =>
  rect(x, y, width, height, paint.body(0.4), 3) +
  paint.grain(x + 8, y + 8, width - 16, height - 16, true);

export const ribbedDoor: Front = (paint, x, y, width, height) =>
  rect(x, y, width, height, paint.body(-0.4), 3) +
  repeat(Math.floor(width / 20), (index) =>
    rect(x + 4 + index * 20, y + 3, 13, height - 6, paint.body(0.6), 5),
  );

export const drawer =
  (count: number): Front =>
  (paint, x, y, width, height) =>
    repeat(count, (index) => {
      const each = height / count;
      const top = y + index * each;
      return (
        rect(x, top + 2, width, each - 4, paint.body(0.4), 3) +
        paint.grain(x + 8, top + 8, width - 16, each - 16) +
        rect(x + width / 2 - 34, top + each / 2 - 5, 68, 10, paint.accent(0.2), 5)
      );
    });

export const open: Front = (paint, x, y, width, height) =>
  rect(x, y, width, height, paint.body(-3), 2) +
  rect(x, y + height / 2 - 6, width, 12, paint.body(-0.6)) +
  bookRow(paint, x + 10, y + height / 2 - 6, width * 0.6, height * 0.44) +
  move(jug(paint, height * 0.34), x + width * 0.7, y + height);

export const panelDoor: Front = (paint, x, y, width, height) =>
  rect(x, y, width, height, paint.body(0.3), 3) +
  rect(x + 26, y + 28, width - 52, height * 0.6, paint.body(0.8), 2) +
  rect(x + 26, y + height * 0.6 + 54, width - 52, height * 0.4 - 82, paint.body(0.8), 2);

export const smoothDoor: Front = (paint, x, y, width, height) =>
  rect(x, y, width, height, paint.body(0.4), 3) +
  paint.light(
    polygon(
      [
        [x + width * 0.1, y + height],
        [x + width * 0.55, y],
        [x + width * 0.8, y],
        [x + width * 0.35, y + height],
      ],
      '#ffffff',
    ),
    0.07,
  );
