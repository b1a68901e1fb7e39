import { leg } from './chairs.ts';
import type { Figure, Paint, Shape } from './shape.ts';
import { both, line, move, path, polygon, rect, repeat, stroke } from './svg.ts';

const slats = (
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string =>
  repeat(count, (index) => {
    const each = height / count;
    const top = y + index * each;
    return (
      rect(x, top + 3, width, each - 7, paint.body(index % 2 ? 0.3 : 0), 4) +
      paint.grain(x + 10, top + 4, width - 20, each - 9)
    );
  });

const drawGardenchair = (paint: Paint): Figure => {
  const hasRopes = paint.random.chance(0.4);
  const back = hasRopes
    ? repeat(11, (index) => {
        const x = -170 + index * 34;
        return line([x * 1.08, -830], [x, -440], paint.bodyLine(index % 2 ? 0.6 : -0.6), 17);
      })
    : slats(paint, -196, -830, 392, 330, 5);
  const art =
    both(leg([198, -860], [196, -400], 26, paint.accent(-0.4))) +
    back +
    stroke('M-206 -850Q0 -872 206 -850', paint.accentLine(0), 24) +
    both(leg([150, -420], [166, -30], 24, paint.accent(-1.4))) +
    slats(paint, -226, -456, 452, 64, 2) +
    both(
      leg([240, -600], [256, 0], 28, paint.accent()) +
        path('M206 -622L266 -622Q284 -622 284 -604L284 -592L206 -592Z', paint.body(0.5)),
    );
  return { art, width: 580, height: 876, focus: [110, -560] };
};

const drawGardentable = (paint: Paint): Figure => {
  const boards = repeat(5, (index) => {
    const y = -612 + index * 13;
    const half = 430 + index * 14;
    return polygon(
      [
        [-half, y],
        [half, y],
        [half + 13, y + 11],
        [-half - 13, y + 11],
      ],
      paint.body(0.8),
    );
  });
  const legs = paint.random.chance(0.5)
    ? both(
        leg([380, -500], [396, -30], 34, paint.accent(-1.4)) +
          leg([452, -500], [470, 0], 42, paint.accent()),
      )
    : both(stroke('M360 -500L460 -14L300 -14L400 -500', paint.accentLine(0), 22));
  const jug =
    path('M-30 -150L30 -150L44 0L-44 0Z', paint.other('#dbe6e6')) +
    rect(-38, -90, 76, 84, paint.other('#f2dfa8'), 8);
  const art =
    legs +
    boards +
    rect(-500, -548, 1000, 40, paint.body(-0.5), 4) +
    paint.grain(-480, -544, 960, 32) +
    paint.decor(
      move(jug, 60, -566) + move(rect(-24, -70, 48, 70, paint.other('#e6efee'), 6), 170, -560),
    );
  return { art, width: 1000, height: 616, focus: [300, -500] };
};

const drawGardenbench = (paint: Paint): Figure => {
  const isUpright = paint.random.chance(0.5);
  const back = isUpright
    ? repeat(19, (index) =>
        rect(-446 + index * 48, -560, 28, 270, paint.body(index % 2 ? 0.2 : -0.3), 3),
      )
    : slats(paint, -450, -560, 900, 250, 4);
  const art =
    both(leg([474, -620], [470, 0], 38, paint.body(-0.9))) +
    back +
    path('M-490 -600Q0 -668 490 -600L490 -552Q0 -616 -490 -552Z', paint.body(0.6)) +
    paint.grain(-400, -618, 800, 46) +
    both(leg([330, -290], [330, -30], 36, paint.body(-1.9))) +
    slats(paint, -486, -318, 972, 66, 3) +
    both(
      leg([452, -440], [462, 0], 42, paint.body(-0.2)) +
        rect(400, -458, 112, 30, paint.body(0.7), 10),
    );
  return { art, width: 1020, height: 650, focus: [280, -400] };
};

const outside = (draw: (paint: Paint) => Figure): Shape => ({
  material: 'wood',
  place: 'floor',
  room: 'garden',
  draw,
});

export const outdoorShapes: Record<string, Shape> = {
  gardenchair: outside(drawGardenchair),
  gardentable: outside(drawGardentable),
  gardenbench: outside(drawGardenbench),
};
