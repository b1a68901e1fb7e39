import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDemoLogo } from './pictures/logo.ts';
import { shapes } from './pictures/shapes.ts';
import { drawDemoPicture, isDemoPicture } from './pictures.ts';

const nameOf = (shape: string, view = 1, number = '1034502'): string =>
  `demo-${shape}-c69c6a-2e2d2c-${view}-${number}.webp`;

const required =
  'sofa armchair chair stool bench table coffeetable desk bed wardrobe sideboard shelf lamp ' +
  'floorlamp pendant rug floor tile mirror vase cushion planter gardenchair gardentable bathtub ' +
  'washbasin door swatch';

const allPictures = [...shapes.keys()].flatMap((shape) =>
  [1, 2, 3, 4].map((view) => [shape, view] as const),
);

describe('demo pictures', () => {
  it('know every shape a furniture shop needs', () => {
    expect(required.split(' ').filter((shape) => !isDemoPicture(nameOf(shape)))).toEqual([]);
  });

  it.each(allPictures)('draw %s, view %i', (shape, view) => {
    const svg = drawDemoPicture(nameOf(shape, view)) ?? '';
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 1280"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');
    expect(used.filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
    expect(drawDemoPicture(nameOf(shape, view))).toBe(svg);
  });

  it.each(['sofa', 'floor', 'swatch', 'mirror'])('render %s', async (shape) => {
    const svg = drawDemoPicture(nameOf(shape, 2)) ?? '';
    const { width, height } = await sharp(Buffer.from(svg))
      .resize(64)
      .png()
      .toBuffer({
        resolveWithObject: true,
      })
      .then(({ info }) => info);
    expect([width, height]).toEqual([64, 64]);
  });

  it('use the colours of the file name', () => {
    const first = drawDemoPicture('demo-sofa-3f5f4d-c49a68-1-1034502.webp');
    const second = drawDemoPicture('demo-sofa-a85c3b-c49a68-1-1034502.webp');
    expect(first).not.toBe(second);
  });

  it.each([
    'sofa.webp',
    'demo-spaceship-c69c6a-2e2d2c-1-1034502.webp',
    'demo-sofa-c69c6a-2e2d2c-5-1034502.webp',
    'demo-sofa-C69C6A-2e2d2c-1-1034502.webp',
    'demo-sofa-c69c6a-2e2d2c-1-1034502.png',
    '../demo-sofa-c69c6a-2e2d2c-1-1034502.webp',
    'demo-constructor-c69c6a-2e2d2c-1-1034502.webp',
    '',
  ])('do not draw %j', (filename) => {
    expect(isDemoPicture(filename)).toBe(false);
    expect(drawDemoPicture(filename)).toBeNull();
  });

  it('draw short numbers too', () => {
    expect(drawDemoPicture(nameOf('vase', 1, '7'))).toContain('<svg');
  });
});

describe('demo logos', () => {
  it('are the same for the same seed and differ between seeds', () => {
    expect(drawDemoLogo('tonhagen')).toBe(drawDemoLogo('tonhagen'));
    expect(drawDemoLogo('tonhagen')).not.toBe(drawDemoLogo('lumenhof'));
    expect(drawDemoLogo('tonhagen')).toContain('viewBox="0 0 256 256"');
  });
});
