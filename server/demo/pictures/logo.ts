import { createRandom } from '#server/demo/random.ts';
import { tone } from './colour.ts';
import { ellipse, group, path, polygon, rect, repeat, stroke } from './svg.ts';

const palettes: readonly (readonly [string, string, string])[] = [
  ['#2f4a43', '#e9dcc3', '#c99a48'],
  ['#7a3f2c', '#f1e3d0', '#d9a066'],
  ['#2f3f5c', '#e4ddd0', '#c98b6b'],
  ['#c9a77a', '#3a2f28', '#f6efe3'],
  ['#5f7461', '#f3ecdf', '#d8b46a'],
  ['#a9553a', '#f4e7d6', '#3d2b23'],
  ['#46545c', '#eee5d6', '#d09a5b'],
  ['#e5d7c1', '#6b4a35', '#a9653f'],
  ['#d9b8a6', '#4a2f2a', '#f7efe4'],
  ['#3b5560', '#efe4d2', '#e0a96d'],
  ['#8a7a5c', '#f5eddd', '#3a332a'],
  ['#b8c2b0', '#34453a', '#a9553a'],
];

type Mark = (ink: string, spot: string) => string;

const marks: Mark[] = [
  (ink, spot) =>
    repeat(4, (index) =>
      stroke(`M${64 + index * 42} 196L${64 + index * 42} ${150 - index * 24}`, ink, 22),
    ) + ellipse(76, 84, 26, 26, spot),
  (ink, spot) =>
    path('M48 176A80 80 0 0 1 208 176Z', ink) +
    rect(48, 188, 160, 16, spot, 8) +
    ellipse(128, 78, 16, 16, spot),
  (ink, spot) =>
    repeat(4, (index) =>
      ellipse(
        128,
        128,
        84 - index * 22,
        84 - index * 22,
        'none',
        `stroke="${index === 2 ? spot : ink}" stroke-width="9"`,
      ),
    ),
  (ink, spot) =>
    polygon(
      [
        [128, 44],
        [206, 128],
        [128, 212],
        [50, 128],
      ],
      ink,
    ) +
    polygon(
      [
        [128, 92],
        [164, 128],
        [128, 164],
        [92, 128],
      ],
      spot,
    ),
  (ink, spot) =>
    path(
      'M52 204L52 112A76 76 0 0 1 204 112L204 204L160 204L160 116A32 32 0 0 0 96 116L96 204Z',
      ink,
    ) + ellipse(128, 186, 18, 18, spot),
  (ink, spot) =>
    path('M128 212Q36 150 60 56Q122 92 128 212Z', ink) +
    path('M128 212Q220 150 196 56Q134 92 128 212Z', spot),
  (ink, spot) => path('M56 200L56 56Q200 56 200 200Z', ink) + ellipse(104, 152, 26, 26, spot),
  (ink, spot) =>
    repeat(9, (index) =>
      rect(
        58 + (index % 3) * 50,
        58 + Math.floor(index / 3) * 50,
        40,
        40,
        index % 4 === 0 ? spot : ink,
        index % 2 ? 20 : 4,
      ),
    ),
  (ink, spot) => ellipse(104, 128, 58, 58, ink) + ellipse(166, 128, 42, 42, spot),
  (ink, spot) =>
    repeat(3, (index) =>
      stroke(
        `M48 ${96 + index * 40}Q88 ${56 + index * 40} 128 ${96 + index * 40}T208 ${96 + index * 40}`,
        index === 1 ? spot : ink,
        16,
      ),
    ),
  (ink, spot) =>
    rect(54, 66, 148, 26, ink, 6) +
    rect(70, 92, 18, 110, ink, 4) +
    rect(168, 92, 18, 110, ink, 4) +
    rect(100, 118, 56, 56, spot, 8),
  (ink, spot) =>
    repeat(5, (row) =>
      repeat(2, (side) =>
        stroke(
          `M128 ${76 + row * 30}L${side ? 196 : 60} ${50 + row * 30}`,
          row % 2 ? spot : ink,
          13,
        ),
      ),
    ),
];

/** An abstract mark on a coloured ground, always the same for the same seed. */
export const drawDemoLogo = (seed: string): string => {
  const random = createRandom(`logo ${seed}`);
  const [ground, ink, spot] = random.pick(palettes);
  const turn = random.pick([0, 0, 90, 180, 270]);
  const mark = random.pick(marks)(ink, spot);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">' +
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone(ground, 0.8)}"/>` +
    `<stop offset="1" stop-color="${tone(ground, -0.6)}"/></linearGradient></defs>` +
    rect(0, 0, 256, 256, 'url(#ground)') +
    group(mark, `transform="rotate(${turn} 128 128)"`) +
    '</svg>'
  );
};
