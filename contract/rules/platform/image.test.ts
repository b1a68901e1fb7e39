import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { variationImagesInput } from './image.ts';

const images = (input: unknown) => {
  const result = check(variationImagesInput, { images: input });
  return result.ok ? result.value.images : result.violations;
};

describe('the images of a variation', () => {
  test('are ordered by their zero-based indexes', () => {
    expect(
      images([
        { filename: 'b.webp', originName: ' B.png ', sortIndex: 5 },
        { filename: 'a.webp', sortIndex: -1 },
        { filename: 'c.webp', sortIndex: 5, main: true },
      ]),
    ).toEqual([
      { filename: 'a.webp', originName: '', sortIndex: 0, main: false },
      { filename: 'b.webp', originName: 'B.png', sortIndex: 1, main: false },
      { filename: 'c.webp', originName: '', sortIndex: 2, main: true },
    ]);
  });

  test('keep their input order without indexes; the first becomes the main one', () => {
    expect(images([{ filename: 'b.webp' }, { filename: 'a.webp' }])).toMatchObject([
      { filename: 'b.webp', main: true },
      { filename: 'a.webp', main: false },
    ]);
  });

  test('have an optional alternative text', () => {
    expect(images([{ filename: 'a.webp', alt: ' Sessel von vorn ' }])).toMatchObject([
      { alt: 'Sessel von vorn' },
    ]);
    expect(images([{ filename: 'a.webp', alt: 'x'.repeat(201) }])).toEqual({
      images: { rule: 'rules.maxLength', limit: 200 },
    });
    expect(images([{ filename: 'a.webp', alt: 'a\nb' }])).toEqual({
      images: { rule: 'rules.controlCharacters' },
    });
  });

  test('may be none', () => expect(images([])).toEqual([]));

  test.each([
    ['x.png'],
    ['X.webp'],
    ['-x.webp'],
    ['a/b.webp'],
    ['..webp'],
    ['x.webp\n'],
    [`${'x'.repeat(122)}.webp`],
  ])('cannot be named %j', (filename) => {
    expect(images([{ filename }])).toEqual({ images: { rule: 'rules.imageFilename' } });
  });
});
