import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { analysePicture, type ImageAnalysis } from './picture.ts';

/** An SVG drawing as a stored image. */
const drawn = (content: string, { width = 600, height = 600 } = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  )
    .webp({ quality: 82 })
    .toBuffer();

const filled = (fill: string, more = '') =>
  drawn(`<rect width="600" height="600" fill="${fill}"/>${more}`);

const pattern = (id: string, size: number, content: string, transform = '') =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"
    patternTransform="${transform}">${content}</pattern>`;

const stripes = (one: string, other: string, transform = '') =>
  drawn(`<defs>${pattern('p', 60, `<rect width="60" height="60" fill="${one}"/><rect width="30" height="60" fill="${other}"/>`, transform)}</defs>
    <rect width="600" height="600" fill="url(#p)"/>`);

const chessboard = pattern(
  'p',
  80,
  '<rect width="80" height="80" fill="#ffffff"/><path d="M0 0h40v40H0z M40 40h40v40H40z" fill="#24405c"/>',
);
const gingham = pattern(
  'p',
  80,
  `<rect width="80" height="80" fill="#ffffff"/>
   <path d="M0 0h40v80H0z" fill="#b02a30" fill-opacity=".5"/><path d="M0 0h80v40H0z" fill="#b02a30" fill-opacity=".5"/>`,
);
const whole = (defs: string) =>
  drawn(`<defs>${defs}</defs><rect width="600" height="600" fill="url(#p)"/>`);

const grainy = (): Promise<Buffer> => {
  const side = 300;
  const pixels = Buffer.alloc(side * side * 3);
  let state = 7;
  for (let at = 0; at < pixels.length; at += 3) {
    state = (state * 48_271) % 2_147_483_647;
    pixels.fill(90 + (state % 120), at, at + 3);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp()
    .toBuffer();
};

const colourNames = (seen: ImageAnalysis | null) => seen?.colours.map(({ name }) => name);

describe('colours', () => {
  test.each([
    ['#c4242a', 'red'],
    ['#ff0000', 'red'],
    ['#9aab8f', 'sage'],
    ['#1f2f4f', 'navy'],
    ['#f4f4f2', 'white'],
    ['#101010', 'black'],
    ['#3a3c3f', 'anthracite'],
    ['#f0c93a', 'yellow'],
    ['#c79c68', 'lightWood'],
  ])('%s fills a picture as %s', async (hex, name) => {
    const seen = await analysePicture(await filled(hex));
    expect(colourNames(seen)).toEqual([name]);
    expect(seen?.colours[0]?.share).toBe(1);
    expect(seen?.pattern).toBe('plain');
  });

  test('the white around a product is not its colour', async () => {
    const seen = await analysePicture(
      await filled('#ffffff', '<rect x="150" y="200" width="300" height="250" fill="#2f6b45"/>'),
    );
    expect(colourNames(seen)).toEqual(['fir']);
    expect(seen?.pattern).toBe('plain');
  });

  test('of what is visible through a hole in it are ignored too', async () => {
    const seen = await analysePicture(
      await filled(
        '#ffffff',
        '<rect x="180" y="100" width="240" height="400" fill="#1d2c4c"/><circle cx="300" cy="300" r="60" fill="#ffffff"/>',
      ),
    );
    expect(colourNames(seen)).toEqual(['navy']);
    expect(seen?.pattern).toBe('plain');
  });

  test('transparency is not a colour', async () => {
    const seen = await analysePicture(
      await drawn('<circle cx="300" cy="300" r="200" fill="#f0c93a"/>'),
    );
    expect(colourNames(seen)).toEqual(['yellow']);
  });

  test('are sorted by their share', async () => {
    const seen = await analysePicture(
      await filled(
        '#ffffff',
        '<rect x="100" y="80" width="400" height="300" fill="#37393c"/><rect x="100" y="380" width="400" height="130" fill="#c8262b"/>',
      ),
    );
    expect(colourNames(seen)).toEqual(['anthracite', 'red']);
    expect(seen?.colours[1]?.share).toBeCloseTo(0.3, 1);
  });

  test.each([
    ['of two halves', '<rect width="300" height="600" fill="#1d2c4c"/>'],
    ['that reaches the edge', '<rect x="200" y="100" width="400" height="500" fill="#1d2c4c"/>'],
    ['in a corner', '<rect x="20" y="20" width="150" height="150" fill="#1d2c4c"/>'],
    ['that is tiny', '<rect x="280" y="280" width="50" height="50" fill="#1d2c4c"/>'],
    ['of lines', '<path d="M100 100h400v400h-400z" fill="none" stroke="#111" stroke-width="4"/>'],
  ])('are not reported for %s', async (_, thing) => {
    expect(await analysePicture(await filled('#f2cc3c', thing))).toBeNull();
  });
});

describe('a pattern', () => {
  const shaded = `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#9a6a42"/><stop offset="1" stop-color="#7d5231"/></linearGradient></defs>
    <rect width="600" height="600" fill="url(#g)"/>`;

  test.each<[string, () => Promise<Buffer>, string]>([
    ['stripes that stand', () => stripes('#f4efe4', '#2b5cab'), 'stripedDown'],
    ['stripes that lie', () => stripes('#f4efe4', '#2b5cab', 'rotate(90)'), 'stripedAcross'],
    ['stripes at 45°', () => stripes('#f4efe4', '#2b5cab', 'rotate(45)'), 'stripedDiagonally'],
    ['stripes of one lightness', () => stripes('#c04a4a', '#3f7a96'), 'stripedDown'],
    ['a chessboard', () => whole(chessboard), 'checked'],
    ['checks of two crossing stripes', () => whole(gingham), 'checked'],
    ['a grain', grainy, 'textured'],
    ['light that falls on one colour', () => drawn(shaded), 'plain'],
    [
      'two halves, which do not repeat',
      () =>
        filled(
          '#ffffff',
          '<rect x="100" y="150" width="200" height="300" fill="#f2cc3c"/><rect x="300" y="150" width="200" height="300" fill="#1d2c4c"/>',
        ),
      'multicoloured',
    ],
    [
      'a striped cushion on white',
      () =>
        drawn(
          `<defs>${pattern('p', 48, '<rect width="48" height="48" fill="#d9c9ab"/><rect width="24" height="48" fill="#8e3f21"/>')}</defs><rect width="600" height="600" fill="#fff"/><rect x="120" y="140" width="360" height="320" rx="40" fill="url(#p)"/>`,
        ),
      'stripedDown',
    ],
  ])('is classified: %s', async (_, draw, expected) => {
    expect((await analysePicture(await draw()))?.pattern).toBe(expected);
  });
});
