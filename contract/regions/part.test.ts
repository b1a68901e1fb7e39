import { describe, expect, test } from 'vitest';
import { isPartOf } from './part.ts';
import type { Region } from './region.ts';

const regions = (text: string): Region[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((value) => {
      if (value === 'DE') return { type: 'germany', value: null };
      return { type: /^\d/.test(value) ? 'postcode' : 'state', value };
    });

describe('regions within others', () => {
  test.each([
    ['', '', true],
    ['DE', '', true],
    ['', 'DE', true],
    ['BY', '', true],
    ['', 'BY', false],
    ['DE', 'BY', false],
    ['BY', 'BY SN', true],
    ['BY SN', 'BY', false],
    ['80', 'BY', true],
    ['80331', 'BY', true],
    ['8', 'BY', false],
    ['8', 'BY BW', true],
    ['803', '80', true],
    ['80', '803', false],
    ['BY', '80 81', false],
    ['00', 'SN', false],
  ])('%j within %j: %s', (part, whole, expected) => {
    expect(isPartOf(regions(part), regions(whole))).toBe(expected);
  });
});
