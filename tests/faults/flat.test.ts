import { expect, test } from 'vitest';
import { growthOf } from './support/soak/flat.ts';

const measure = { name: 'memory', atLeast: 5 };
const values = (valueAt: (at: number) => number) =>
  Array.from({ length: 200 }, (_, at) => valueAt(at));

test.each([
  ['a constant', values(() => 40)],
  ['what rises and falls in a rhythm', values((at) => 100 + 30 * (at % 9))],
  ['what grows in the first half alone', values((at) => Math.min(at, 100) * 10)],
  ['what shrinks', values((at) => 1000 - at)],
  ['a few outliers', values((at) => (at % 37 === 0 || at === 199 ? 10_000 : 40))],
])('%s is flat', (_, series) => {
  expect(growthOf(measure, series)).toMatchObject({ isFlat: true });
});

test.each([
  ['what grows steadily', values((at) => 40 + at / 10)],
  ['what grows while it rises and falls', values((at) => 100 + at / 10 + 30 * (at % 9))],
  ['what grows in steps', values((at) => 40 + 3 * Math.floor(at / 25))],
  ['what grows from the middle of the second half', values((at) => 40 + Math.max(0, at - 145) / 2)],
])('%s is not flat', (_, series) => {
  expect(growthOf(measure, series)).toMatchObject({ isFlat: false });
});

test('the growth is that of the second half', () => {
  expect(
    growthOf(
      measure,
      values((at) => at),
    ).by,
  ).toBeCloseTo(90, 0);
});

test('the allowance is the minimum or the share, whichever is larger', () => {
  const series = values((at) => 1000 + at / 2);
  expect(growthOf({ ...measure, share: 0.01 }, series)).toMatchObject({ isFlat: false });
  expect(growthOf({ ...measure, share: 0.1 }, series)).toMatchObject({ isFlat: true });
});

test('too few values are no answer', () => {
  expect(() => growthOf(measure, [1, 2, 3])).toThrow('3 values are too few');
});
