import type { Figure, Paint, Shape } from './shape.ts';
import type { Point } from './svg.ts';
import { both, ellipse, line, path, polygon, rect, repeat, softBox, stroke } from './svg.ts';

/** A leg that becomes thinner towards the floor. */
export const leg = (from: Point, to: Point, width: number, fill: string): string =>
  polygon(
    [
      [from[0] - width / 2, from[1]],
      [from[0] + width / 2, from[1]],
      [to[0] + width / 3, to[1]],
      [to[0] - width / 3, to[1]],
    ],
    fill,
  );

const chairLegs = (paint: Paint, width: number): string =>
  both(leg([120, -430], [136, -36], width * 0.9, paint.accent(-1.6))) +
  both(leg([172, -420], [212, 0], width, paint.accent()));

const seatPad = (paint: Paint, level = 0.8): string =>
  path(softBox(-222, -478, 444, 78, 34, 6), paint.body(level)) +
  stroke('M-190 -424Q0 -412 190 -424', paint.bodyLine(-2), 2.5);

const backrests: ((paint: Paint) => string)[] = [
  (paint) =>
    path(
      'M-206 -800C-206 -872 206 -872 206 -800L186 -520C184 -488 -184 -488 -186 -520Z',
      paint.body(0.2),
    ) + stroke('M-172 -790C-166 -836 166 -836 172 -790', paint.bodyLine(-1.6), 2.5),
  (paint) =>
    path(softBox(-200, -850, 400, 250, 66, 10), paint.body(0.2)) +
    both(leg([150, -610], [166, -440], 26, paint.accent(-0.6))) +
    repeat(4, (index) =>
      line([-120 + index * 80, -832], [-112 + index * 75, -616], paint.bodyLine(-1.2), 2.5),
    ),
  (paint) =>
    path(
      'M-190 -700C-190 -880 190 -880 190 -700C190 -560 130 -500 0 -500S-190 -560 -190 -700Z',
      paint.body(0.2),
    ) + stroke('M-150 -700C-150 -826 150 -826 150 -700', paint.bodyLine(-1.4), 2.5),
];

const shine = (paint: Paint): string => paint.light(ellipse(-30, -760, 150, 80, paint.shine), 0.26);

const drawChair = (paint: Paint): Figure => {
  const back = paint.random.pick(backrests);
  const legWidth = paint.random.pick([22, 30, 36]);
  const supports = both(leg([168, -560], [172, -410], 26, paint.accent(-0.8)));
  return {
    art: supports + back(paint) + shine(paint) + chairLegs(paint, legWidth) + seatPad(paint),
    width: 460,
    height: 862,
    focus: [90, -590],
  };
};

const drawCarver = (paint: Paint): Figure => {
  const legWidth = paint.random.pick([22, 32]);
  const isOpen = paint.random.chance(0.4);
  const shell = isOpen
    ? 'M-286 -640C-292 -800 -160 -840 0 -840S292 -800 286 -640L262 -560C240 -640 200 -690 0 -690S-240 -640 -262 -560Z'
    : 'M-286 -620C-292 -800 -160 -840 0 -840S292 -800 286 -620C280 -500 236 -440 190 -430L-190 -430C-236 -440 -280 -500 -286 -620Z';
  const posts = isOpen ? both(leg([250, -590], [214, -430], 26, paint.accent(-0.4))) : '';
  const inner = isOpen
    ? ''
    : path(
        'M-214 -640C-214 -760 -120 -784 0 -784S214 -760 214 -640L196 -470L-196 -470Z',
        paint.body(0.7),
      );
  const art =
    posts +
    path(shell, paint.body(-0.6)) +
    inner +
    chairLegs(paint, legWidth) +
    seatPad(paint, 1.2) +
    (isOpen
      ? ''
      : both(
          path(
            'M218 -612C262 -640 288 -610 282 -570C272 -480 236 -430 200 -424Z',
            paint.body(-0.2),
          ),
        ));
  return { art, width: 590, height: 846, focus: [130, -600] };
};

const drawWoodchair = (paint: Paint): Figure => {
  const isSpindle = paint.random.chance(0.5);
  const wooden = (from: Point, to: Point, width: number, level: number) =>
    leg(from, to, width, paint.body(level));
  const top = path('M-214 -850Q0 -896 214 -850L208 -772Q0 -812 -208 -772Z', paint.body(0.5));
  const middle = isSpindle
    ? repeat(5, (index) => {
        const x = -120 + index * 60;
        return rect(x - 8, -800, 16, 340, paint.body(-0.6), 6);
      })
    : path('M-190 -700Q0 -730 190 -700L186 -640Q0 -668 -186 -640Z', paint.body(0.1)) +
      path('M-186 -580Q0 -604 186 -580L182 -530Q0 -552 -182 -530Z', paint.body(0.1));
  const art =
    both(wooden([184, -800], [164, -440], 32, -0.9)) +
    middle +
    top +
    paint.grain(-190, -846, 380, 44) +
    both(wooden([118, -440], [132, -36], 30, -1.9)) +
    both(wooden([172, -430], [214, 0], 38, -0.3)) +
    line([-176, -190], [176, -190], paint.bodyLine(-1.2), 16) +
    path('M-226 -476Q0 -492 226 -476L236 -436Q0 -418 -236 -436Z', paint.body(0.9)) +
    paint.grain(-200, -474, 400, 40);
  return { art, width: 480, height: 876, focus: [60, -600] };
};

const drawStool = (paint: Paint): Figure => {
  const back = paint.random.pick(['none', 'low', 'round']);
  const spread = paint.random.pick([150, 176]);
  const rest =
    back === 'none'
      ? ''
      : both(leg([130, -840], [138, -700], 22, paint.accent(-0.6))) +
        path(
          back === 'low'
            ? softBox(-176, -930, 352, 140, 52, 8)
            : 'M-178 -830C-190 -960 190 -960 178 -830L160 -770Q0 -820 -160 -770Z',
          paint.body(0.1),
        );
  const art =
    rest +
    both(leg([96, -690], [spread - 44, -30], 22, paint.accent(-1.5))) +
    line([-spread + 34, -236], [spread - 34, -236], paint.accentLine(-1), 13) +
    both(leg([132, -690], [spread + 40, 0], 27, paint.accent())) +
    line([-spread - 8, -214], [spread + 8, -214], paint.accentLine(0.4), 15) +
    path(softBox(-186, -756, 372, 84, 40, 6), paint.body(0.9)) +
    stroke('M-158 -694Q0 -684 158 -694', paint.bodyLine(-2), 2.5);
  return { art, width: 440, height: back === 'none' ? 762 : 936, focus: [70, -730] };
};

const drawBench = (paint: Paint): Figure => {
  const kind = paint.random.pick(['legs', 'boards', 'sled']);
  const supports: Record<string, () => string> = {
    legs: () =>
      both(leg([340, -330], [360, -30], 36, paint.body(-1.8))) +
      both(leg([410, -330], [446, 0], 46, paint.body(-0.4))),
    boards: () =>
      both(rect(370, -340, 50, 340, paint.body(-0.9)) + paint.grain(372, -330, 46, 320, true)) +
      rect(-370, -190, 740, 40, paint.body(-1.6)),
    sled: () =>
      both(
        stroke('M440 -330L440 -10L330 -10L330 -330', paint.accentLine(0), 20) +
          line([330, -12], [440, -12], paint.accentLine(-1), 8),
      ),
  };
  const art =
    (supports[kind]?.() ?? '') +
    polygon(
      [
        [-456, -394],
        [456, -394],
        [486, -350],
        [-486, -350],
      ],
      paint.body(1),
    ) +
    paint.grain(-450, -392, 900, 38) +
    rect(-486, -350, 972, 36, paint.body(-0.5), 3);
  return { art, width: 980, height: 396, focus: [300, -300] };
};

const onFloor = (material: 'fabric' | 'wood', draw: (paint: Paint) => Figure): Shape => ({
  material,
  place: 'floor',
  presence: 0.85,
  draw,
});

export const chairShapes: Record<string, Shape> = {
  chair: onFloor('fabric', drawChair),
  carver: onFloor('fabric', drawCarver),
  woodchair: onFloor('wood', drawWoodchair),
  stool: onFloor('fabric', drawStool),
  bench: onFloor('wood', drawBench),
};
