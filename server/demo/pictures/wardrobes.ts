import { leg } from './chairs.ts';
import { panelDoor, ribbedDoor, smoothDoor } from './fronts.ts';
import type { Figure, Paint, Shape } from './shape.ts';
import { both, line, polygon, rect, repeat } from './svg.ts';

const drawWardrobe = (paint: Paint, doors: number): Figure => {
  const [width, height] = [doors * 236 + 30, 940];
  const front = paint.random.pick([panelDoor, smoothDoor, ribbedDoor]);
  const half = width / 2;
  const each = (width - 36) / doors;
  const art =
    both(leg([half - 50, -70], [half - 40, 0], 32, paint.accent(-0.4))) +
    rect(-half, -height, width, height - 56, paint.body(-0.8), 6) +
    repeat(doors, (index) => {
      const x = -half + 18 + index * each + 2;
      const isRight = index % 2 === 0;
      const grip = isRight ? x + each - 30 : x + 16;
      return (
        front(paint, x, -height + 26, each - 4, height - 110) +
        rect(grip, -height * 0.58, 11, 150, paint.accent(), 5)
      );
    }) +
    rect(-half - 8, -height - 4, width + 16, 26, paint.body(0.7), 4);
  return { art, width: width + 16, height: height + 4, focus: [half * 0.2, -height * 0.55] };
};

const drawSlidingWardrobe = (paint: Paint): Figure => {
  const [width, height] = [940, 900];
  const hasMirror = paint.random.chance(0.6);
  const panel = (x: number, isMirror: boolean) =>
    rect(
      x,
      -height + 34,
      452,
      height - 62,
      isMirror ? paint.other('#c9d5d6') : paint.body(0.4),
      2,
    ) +
    (isMirror
      ? paint.light(
          polygon(
            [
              [x + 60, -40],
              [x + 270, -height + 36],
              [x + 350, -height + 36],
              [x + 140, -40],
            ],
            '#ffffff',
          ),
          0.34,
        )
      : repeat(2, (index) =>
          line(
            [x, -height * (0.66 - index * 0.33)],
            [x + 452, -height * (0.66 - index * 0.33)],
            paint.bodyLine(-1.4),
            3,
          ),
        )) +
    rect(x, -height + 34, 12, height - 62, paint.accent()) +
    rect(x + 440, -height + 34, 12, height - 62, paint.accent());
  const art =
    rect(-width / 2, -height, width, height, paint.body(-0.9), 4) +
    panel(-width / 2 + 18, false) +
    panel(0, hasMirror) +
    rect(-width / 2, -height, width, 30, paint.body(0.2), 3) +
    rect(-width / 2, -26, width, 26, paint.body(-0.4), 2);
  return { art, width, height, focus: [-120, -height * 0.56] };
};

export const wardrobeShapes: Record<string, Shape> = {
  wardrobe: { material: 'lacquer', place: 'floor', draw: (paint) => drawWardrobe(paint, 3) },
  wardrobetwo: { material: 'lacquer', place: 'floor', draw: (paint) => drawWardrobe(paint, 2) },
  wardrobefour: { material: 'lacquer', place: 'floor', draw: (paint) => drawWardrobe(paint, 4) },
  slidingwardrobe: { material: 'lacquer', place: 'floor', draw: drawSlidingWardrobe },
};
