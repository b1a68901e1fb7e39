import type { Figure, Paint, Shape } from './shape.ts';
import { ellipse, num, path, rect, repeat, stroke } from './svg.ts';

const card = (paint: Paint): string =>
  rect(-330, -860, 660, 860, paint.other('#fbf8f2'), 14) +
  ellipse(0, -818, 15, 15, paint.other('#dcd3c5')) +
  rect(-280, -92, 240, 16, paint.other('#d9cfbf'), 8) +
  rect(-280, -60, 150, 12, paint.other('#e6ddcf'), 6) +
  rect(200, -100, 80, 60, paint.accent(0.2), 8);

/** An edge cut with pinking shears, running from one corner to the next. */
const pinked = (x: number, y: number, width: number, height: number): string => {
  const tooth = 20;
  const across = Math.round(width / tooth);
  const down = Math.round(height / tooth);
  const go = (count: number, dx: number, dy: number, outX: number, outY: number) =>
    repeat(
      count,
      () =>
        `l${num(dx / 2 + outX)} ${num(dy / 2 + outY)}l${num(dx / 2 - outX)} ${num(dy / 2 - outY)}`,
    );
  return (
    `M${x} ${y}` +
    go(across, width / across, 0, 0, -9) +
    go(down, 0, height / down, 9, 0) +
    go(across, -width / across, 0, 0, 9) +
    go(down, 0, -height / down, -9, 0) +
    'Z'
  );
};

const drawFabric = (paint: Paint): Figure => ({
  art:
    card(paint) +
    path(pinked(-270, -770, 540, 620), paint.body(0)) +
    paint.light(path('M-270 -770L270 -770L270 -700Q0 -610 -270 -640Z', '#ffffff'), 0.1) +
    paint.light(path('M270 -340L270 -150L20 -150Q190 -210 270 -340Z', '#1d1410'), 0.1) +
    stroke('M190 -770Q240 -740 270 -690', paint.bodyLine(-2), 3),
  width: 680,
  height: 860,
  focus: [60, -480],
});

const drawWood = (paint: Paint): Figure => ({
  art:
    rect(-330, -800, 660, 800, paint.body(-1.8), 14) +
    rect(-330, -812, 660, 792, paint.body(0.2), 14) +
    paint.light(path('M-330 -800L-40 -812L-250 -20L-330 -20Z', '#ffffff'), 0.12) +
    ellipse(0, -756, 22, 22, paint.other('#efe8dc')) +
    ellipse(0, -752, 22, 18, paint.other('#cfc4b2')),
  width: 680,
  height: 830,
  focus: [60, -420],
});

const drawTile = (paint: Paint): Figure => ({
  art:
    rect(-360, -706, 720, 720, paint.body(-2.2), 16) +
    rect(-360, -720, 720, 720, paint.body(0.3), 16) +
    rect(-344, -704, 688, 688, 'none', 12, `stroke="${paint.bodyLine(1.6)}" stroke-width="4"`) +
    paint.light(path('M-340 -420L-60 -704L150 -704L-340 -214Z', '#ffffff'), 0.16),
  width: 860,
  height: 740,
  focus: [60, -380],
});

const sample = (material: Shape['material'], draw: (paint: Paint) => Figure): Shape => ({
  material,
  place: 'flat',
  isTextured: true,
  draw,
});

export const swatchShapes: Record<string, Shape> = {
  swatch: sample('fabric', drawFabric),
  swatchwood: sample('wood', drawWood),
  swatchtile: sample('ceramic', drawTile),
};
