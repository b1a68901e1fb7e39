import { describe, expect, test } from 'vitest';
import type { Region } from '#contract/regions/region.ts';
import { regionsFor, regionsNamed, withoutDuplicates } from './typedRegions.ts';

const bavaria: Region = { type: 'state', value: 'BY' };
const berlin: Region = { type: 'state', value: 'BE' };
const germany: Region = { type: 'germany', value: null };
const states = [bavaria, berlin];
const names: Record<string, string> = { BY: 'Bayern', BE: 'Berlin' };
const nameOf = ({ value }: Region) =>
  value === null ? 'Ganz Deutschland' : (names[value] ?? value);
const postcode = (value: string): Region => ({ type: 'postcode', value });

describe('what is offered for a text', () => {
  test.each([
    ['', [germany, bavaria, berlin]],
    ['BAY', [bavaria]],
    ['80', [postcode('80')]],
    ['803*', [postcode('803')]],
    ['803456', []],
    ['wien', []],
  ])('%j', (text, expected) => {
    expect(regionsFor(text, states, nameOf)).toEqual(expected);
  });
});

describe('what a text that is taken over names', () => {
  test.each([
    ['80, 81; 82*\n94', [postcode('80'), postcode('81'), postcode('82'), postcode('94')]],
    ['berlin', [berlin]],
    ['b', null],
    ['', null],
    ['80, Wien', null],
  ])('%j', (text, expected) => {
    expect(regionsNamed(text, states, nameOf)).toEqual(expected);
  });
});

test('a region that is named twice is stored once', () => {
  expect(withoutDuplicates([postcode('80'), bavaria, postcode('80')])).toEqual([
    postcode('80'),
    bavaria,
  ]);
});
