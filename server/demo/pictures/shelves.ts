import { bookRow, jug, pot } from './ornaments.ts';
import type { Figure, Paint, Shape } from './shape.ts';
import { both, move, rect, repeat } from './svg.ts';

const drawShelf = (paint: Paint): Figure => {
  const [width, height] = [paint.random.pick([480, 560, 660]), 960];
  const rows = paint.random.pick([5, 6]);
  const half = width / 2;
  const each = (height - 40) / rows;
  const shelves = repeat(rows, (index) => {
    const y = -height + 20 + (index + 1) * each;
    const kind = paint.random.int(0, 2);
    const things =
      kind === 0
        ? bookRow(paint, -half + 40, y, width * 0.5, each - 30) +
          move(pot(paint, each * 0.42), half * 0.6, y)
        : kind === 1
          ? move(jug(paint, each * 0.6), -half * 0.56, y) +
            bookRow(paint, -half * 0.16, y, width * 0.44, each - 34)
          : bookRow(paint, -half + 44, y, width * 0.34, each - 40) +
            rect(half * 0.1, y - 28, half * 0.6, 28, paint.other('#e2d6c2'), 3) +
            rect(half * 0.14, y - 50, half * 0.5, 22, paint.other('#8b9a7b'), 3);
    return (
      things +
      rect(-half + 20, y, width - 40, 20, paint.body(0.4)) +
      paint.grain(-half + 30, y + 1, width - 60, 18)
    );
  });
  const art =
    (paint.mode === 'line'
      ? ''
      : rect(-half + 10, -height + 10, width - 20, height - 30, paint.body(-2.6))) +
    shelves +
    rect(-half, -height, width, 24, paint.body(0.7), 2) +
    both(
      rect(half - 26, -height, 28, height, paint.body(-0.1), 2) +
        paint.grain(half - 22, -height + 20, 20, height - 60, true),
    );
  return { art, width: width + 4, height, focus: [half * 0.3, -height * 0.66] };
};

const drawWallshelf = (paint: Paint): Figure => {
  const width = 860;
  const half = width / 2;
  const row = (y: number) =>
    rect(-half, y, width, 34, paint.body(0.3), 3) + paint.grain(-half + 10, y + 3, width - 20, 28);
  const art =
    both(rect(half - 132, -560, 14, 560, paint.accent(-0.4), 4)) +
    bookRow(paint, -half + 60, -330, 300, 170) +
    move(pot(paint, 120), half * 0.46, -330) +
    move(jug(paint, 150), half * 0.1, -330) +
    row(-330) +
    move(jug(paint, 120), -half * 0.6, -60) +
    bookRow(paint, -half * 0.1, -60, 340, 150) +
    row(-60);
  return { art, width, height: 560, focus: [half * 0.3, -320] };
};

export const shelfShapes: Record<string, Shape> = {
  shelf: { material: 'wood', place: 'floor', draw: drawShelf },
  wallshelf: { material: 'wood', place: 'wall', draw: drawWallshelf },
};
