import { expect, test } from 'vitest';
import { check } from './check.ts';
import { colour, contrastOf } from './colour.ts';

test.each([
  ['#2F5D50', '#2f5d50'],
  [' #fff ', '#ffffff'],
])('%s is the colour %s', (given, stored) => {
  expect(check(colour, given)).toEqual({ ok: true, value: stored });
});

test.each([
  ['red', 'rules.colour'],
  ['#12345', 'rules.colour'],
  ['#gggggg', 'rules.colour'],
  ['url(x)', 'rules.colour'],
  ['', 'rules.required'],
  [null, 'rules.required'],
])('%s is none', (given, rule) => {
  expect(check(colour, given)).toMatchObject({ ok: false, violations: { '': { rule } } });
});

// figures of the W3C's definition
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#fff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
});

test('has no contrast if it is not a colour', () => {
  expect(contrastOf('#fff', 'white')).toBeNull();
  expect(contrastOf(undefined, '#fff')).toBeNull();
});
