import type { Figure, Paint, Shape } from './shape.ts';
import { ellipse, path, rect, repeat, stroke } from './svg.ts';

interface Profile {
  d: string;
  height: number;
  half: number;
  neck: number;
}

const profiles: Profile[] = [
  {
    d: 'M-70 -620C-60 -520 -250 -440 -230 -200C-220 -60 -140 0 -110 0L110 0C140 0 220 -60 230 -200C250 -440 60 -520 70 -620Z',
    height: 620,
    half: 236,
    neck: 70,
  },
  {
    d: 'M-110 -680C-150 -560 -180 -460 -180 -300C-180 -140 -130 0 -110 0L110 0C130 0 180 -140 180 -300C180 -460 150 -560 110 -680Z',
    height: 680,
    half: 180,
    neck: 110,
  },
  {
    d: 'M-46 -600L-46 -420C-300 -400 -310 -30 -150 0L150 0C310 -30 300 -400 46 -420L46 -600Z',
    height: 600,
    half: 262,
    neck: 46,
  },
  {
    d: 'M-150 -660C-90 -520 -80 -420 -150 -300C-230 -160 -170 -20 -120 0L120 0C170 -20 230 -160 150 -300C80 -420 90 -520 150 -660Z',
    height: 660,
    half: 200,
    neck: 150,
  },
  {
    d: 'M-130 -520C-290 -460 -290 -60 -130 0L130 0C290 -60 290 -460 130 -520Z',
    height: 520,
    half: 250,
    neck: 130,
  },
];

const leafy = (x: number, y: number, turn: number, length: number, fill: string): string =>
  path(
    `M0 0Q${length * 0.24} ${-length * 0.5} 0 ${-length}Q${-length * 0.24} ${-length * 0.5} 0 0Z`,
    fill,
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

const twigs = (paint: Paint, y: number): string => {
  const colour = paint.random.pick(['#8d9a72', '#b79a6a', '#9b8f6d', '#c7a58f']);
  const twig = (bend: number, height: number) =>
    stroke(`M0 ${y}Q${bend * 0.2} ${y - height * 0.6} ${bend} ${y - height}`, '#6f6247', 5) +
    repeat(5, (index) => {
      const share = 0.4 + index * 0.14;
      const x = bend * share * share;
      const at = y - height * share;
      return (
        leafy(x, at, bend / 5 + 55, 54, paint.other(colour)) +
        leafy(x, at, bend / 5 - 55, 54, paint.other(colour, -0.6))
      );
    });
  return twig(-120, 280) + twig(36, 340) + twig(150, 230);
};

const drawVase = (paint: Paint): Figure => {
  const { d, height, half, neck } = paint.random.pick(profiles);
  const hasBand = paint.random.chance(0.4);
  const hasTwigs = paint.mode !== 'line' && paint.random.chance(0.6);
  const art =
    (hasTwigs ? twigs(paint, -height + 20) : '') +
    path(d, paint.body()) +
    paint.light(
      path(
        `M${-half * 0.62} ${-height * 0.4}Q${-half * 0.76} ${-height * 0.2} ${-half * 0.4} -40Q${-half * 0.46} ${-height * 0.2} ${-half * 0.36} ${-height * 0.46}Z`,
        '#ffffff',
      ),
      0.22,
    ) +
    (hasBand
      ? repeat(3, (index) =>
          stroke(
            `M${-half * 0.72} ${-height * 0.2 - index * 26}Q0 ${-height * 0.16 - index * 26} ${half * 0.72} ${-height * 0.2 - index * 26}`,
            paint.accentLine(0),
            6,
          ),
        )
      : '') +
    ellipse(0, -height, neck, neck * 0.2, paint.body(-2.4));
  const total = hasTwigs ? height + 330 : height + neck * 0.2;
  return { art, width: half * 2, height: total, focus: [half * 0.2, -height * 0.36] };
};

const plantHeights = [300, 540, 390];
const plants: ((paint: Paint, y: number) => string)[] = [
  (paint, y) =>
    repeat(11, (index) =>
      leafy(
        (index - 5) * 16,
        y,
        (index - 5) * 15,
        300 - Math.abs(index - 5) * 12,
        paint.accent((index % 3) * 0.7 - 0.7),
      ),
    ),
  (paint, y) =>
    stroke(`M0 ${y}Q-14 ${y - 180} 0 ${y - 320}`, '#6f5a43', 14) +
    repeat(26, (index) => {
      const angle = index * 2.4;
      const far = 26 + ((index * 37) % 110);
      return ellipse(
        Math.cos(angle) * far * 1.2,
        y - 390 + Math.sin(angle) * far,
        44,
        24,
        paint.accent((index % 4) * 0.6 - 1),
        `transform="rotate(${(index * 40) % 180} ${(Math.cos(angle) * far * 1.2).toFixed(0)} ${(y - 390 + Math.sin(angle) * far).toFixed(0)})"`,
      );
    }),
  (paint, y) =>
    repeat(19, (index) => {
      const bend = (index - 9) * 30;
      const height = 380 - Math.abs(index - 9) * 12;
      return stroke(
        `M${(index - 9) * 8} ${y}Q${bend * 0.3} ${y - height * 0.8} ${bend} ${y - height}`,
        paint.accentLine((index % 3) * 0.8 - 0.8),
        11,
      );
    }),
];

const drawPlanter = (paint: Paint): Figure => {
  const isTall = paint.random.chance(0.4);
  const height = isTall ? 460 : 360;
  const kind = paint.random.pick(['cone', 'round', 'box']);
  const chosen = paint.random.int(0, plants.length - 1);
  const plant = plants[chosen]?.(paint, -height + 16) ?? '';
  const pots: Record<string, string> = {
    cone: `M-230 -${height}L230 -${height}L160 0L-160 0Z`,
    round: `M-210 -${height}C-290 -${height * 0.6} -230 -40 -130 0L130 0C230 -40 290 -${height * 0.6} 210 -${height}Z`,
    box: `M-214 -${height}L214 -${height}L200 0L-200 0Z`,
  };
  const art =
    ellipse(0, -height, 214, 32, paint.body(-2.6)) +
    plant +
    path(pots[kind] ?? '', paint.body()) +
    paint.light(
      path(
        `M-170 -${height - 30}Q-190 -${height * 0.4} -130 -30L-96 -30Q-130 -${height * 0.4} -118 -${height - 30}Z`,
        '#ffffff',
      ),
      0.16,
    ) +
    (kind === 'round' ? '' : rect(-238, -height - 6, 476, 50, paint.body(0.5), 10));
  return {
    art,
    width: 500,
    height: height + (plantHeights[chosen] ?? 400),
    focus: [70, -height * 0.62],
  };
};

export const vesselShapes: Record<string, Shape> = {
  vase: { material: 'ceramic', place: 'table', draw: drawVase },
  planter: { material: 'ceramic', place: 'floor', presence: 0.72, draw: drawPlanter },
};
