import type { Figure, Paint, Shape } from './shape.ts';
import { both, ellipse, rect, repeat, stroke } from './svg.ts';

const handle = (paint: Paint, x: number, y: number): string =>
  rect(x - 12, y - 40, 24, 110, paint.accent(-0.2), 10) +
  stroke(`M${x} ${y}L${x - 74} ${y}`, paint.accentLine(0.3), 15) +
  ellipse(x, y + 46, 6, 8, paint.accent(-2));

type Box = readonly [number, number, number, number];

const panelSets: Box[][] = [
  [
    [-150, -840, 300, 330],
    [-150, -460, 300, 390],
  ],
  [
    [-150, -840, 132, 330],
    [18, -840, 132, 330],
    [-150, -460, 132, 390],
    [18, -460, 132, 390],
  ],
  [[-150, -840, 300, 770]],
  [],
];

const drawDoor = (paint: Paint): Figure => {
  const panels = paint.random.pick(panelSets);
  const art =
    rect(-262, -970, 524, 970, paint.body(0.7), 3) +
    rect(-226, -934, 452, 934, paint.body(-1.2)) +
    rect(-218, -926, 436, 920, paint.body(0.2), 2) +
    panels
      .map(
        ([x, y, width, height]) =>
          rect(x, y, width, height, paint.body(-0.5), 2) +
          rect(x + 14, y + 14, width - 28, height - 28, paint.body(0.6), 2),
      )
      .join('') +
    (panels.length === 0
      ? repeat(3, (index) => rect(-218, -700 + index * 230, 436, 4, paint.body(-1.4)))
      : '') +
    repeat(2, (index) => rect(-226, -800 + index * 560, 10, 62, paint.accent(-0.4), 4)) +
    handle(paint, 180, -450);
  return { art, width: 524, height: 970, focus: [90, -500] };
};

const drawSlidingdoor = (paint: Paint): Figure => {
  const hasFrame = paint.random.chance(0.5);
  const boards = repeat(5, (index) => {
    const x = -270 + index * 108;
    return (
      rect(x, -900, 108, 890, paint.body(index % 2 ? 0.4 : 0)) +
      paint.grain(x + 8, -890, 92, 870, true)
    );
  });
  const bars = hasFrame
    ? rect(-270, -900, 540, 84, paint.body(-0.8)) +
      rect(-270, -94, 540, 84, paint.body(-0.8)) +
      rect(-270, -500, 540, 74, paint.body(-0.8))
    : '';
  const wheel =
    rect(160, -968, 34, 110, paint.accent(-0.4), 4) +
    ellipse(177, -958, 40, 40, paint.accent(0.2)) +
    ellipse(177, -958, 13, 13, paint.accent(-1.4));
  const art =
    rect(-430, -946, 860, 22, paint.accent(), 4) +
    boards +
    bars +
    both(wheel) +
    rect(206, -560, 22, 240, paint.accent(-0.2), 8);
  return { art, width: 860, height: 1000, focus: [120, -720] };
};

export const doorShapes: Record<string, Shape> = {
  door: { material: 'lacquer', place: 'doorway', draw: drawDoor },
  slidingdoor: { material: 'wood', turn: 90, place: 'doorway', draw: drawSlidingdoor },
};
