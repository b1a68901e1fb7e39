import type { Figure, Paint, Shape } from './shape.ts';
import { both, ellipse, path, rect, repeat, stroke } from './svg.ts';

const drawBathtub = (paint: Paint): Figure => {
  const kind = paint.random.pick(['egg', 'straight', 'feet']);
  const bodies: Record<string, string> = {
    egg: 'M-480 -400C-470 -160 -400 -14 -300 -10L300 -10C400 -14 470 -160 480 -400Z',
    straight: 'M-490 -400C-470 -240 -440 -30 -420 0L420 0C440 -30 470 -240 490 -400Z',
    feet: 'M-480 -400C-480 -200 -400 -80 -260 -76L260 -76C400 -80 480 -200 480 -400Z',
  };
  const tap =
    rect(300, -780, 16, 780, paint.accent(-0.3), 6) +
    stroke('M308 -780Q308 -830 250 -830Q200 -830 200 -770', paint.accentLine(0), 18) +
    rect(284, -620, 48, 22, paint.accent(0.4), 8) +
    ellipse(308, -6, 46, 9, paint.accent(-0.6));
  const feet =
    kind === 'feet'
      ? both(path('M250 -90Q300 -60 280 0L236 0Q250 -40 220 -80Z', paint.accent()))
      : '';
  const art =
    tap +
    feet +
    path(bodies[kind] ?? '', paint.body()) +
    paint.light(
      path('M-400 -360C-396 -220 -350 -90 -300 -60C-330 -150 -340 -250 -340 -360Z', '#ffffff'),
      0.3,
    ) +
    ellipse(0, -402, 500, 46, paint.body(0.8)) +
    ellipse(0, -398, 462, 32, paint.body(-1.6)) +
    paint.decor(
      path('M-330 -420L-150 -410L-160 -220Q-240 -200 -320 -230Z', paint.other('#d9c7a8')),
    );
  return { art, width: 1000, height: 846, focus: [180, -400] };
};

const drawWashbasin = (paint: Paint): Figure => {
  const drawers = paint.random.pick([1, 2]);
  const white = '#f5f2ec';
  const isBowl = paint.random.chance(0.6);
  const each = 330 / drawers;
  const basin = isBowl
    ? path('M-250 -520Q-240 -380 -130 -374L130 -374Q240 -380 250 -520Z', paint.other(white)) +
      ellipse(0, -520, 250, 30, paint.other('#e3ded5'))
    : rect(-400, -440, 800, 66, paint.other(white), 16) +
      ellipse(0, -440, 300, 18, paint.other('#dcd7cd'));
  const tap =
    rect(-11, -720, 22, isBowl ? 220 : 290, paint.accent(-0.2), 8) +
    stroke('M0 -700Q0 -740 10 -740L86 -740L86 -690', paint.accentLine(0), 20);
  const art =
    tap +
    basin +
    rect(-440, -374, 880, 28, paint.body(0.8), 4) +
    rect(-430, -346, 860, 346, paint.body(-0.6), 4) +
    repeat(drawers, (index) => {
      const y = -340 + index * each;
      return (
        rect(-420, y + 10, 840, each - 8, paint.body(0.3), 3) +
        paint.grain(-408, y + 16, 816, each - 22) +
        rect(-420, y + 4, 840, 8, paint.accent(-0.8))
      );
    });
  return { art, width: 900, height: 756, focus: [220, -330] };
};

export const bathShapes: Record<string, Shape> = {
  bathtub: { material: 'ceramic', place: 'floor', room: 'bath', draw: drawBathtub },
  washbasin: { material: 'wood', place: 'wall', room: 'bath', draw: drawWashbasin },
};
