import { expect, test } from 'vitest';
import { mergeAnalyses } from './mergeAnalyses.ts';
import { labOfHex } from './oklab.ts';
import type { ColourName } from './palette.ts';
import type { ImageAnalysis } from './picture.ts';

const hexes = { red: '#c8262b', wineRed: '#a01f25', grey: '#8b8c8b', lightWood: '#c99f6b' };

const seen = (
  name: keyof typeof hexes & ColourName,
  showing: ImageAnalysis['showing'] = 'studio',
): ImageAnalysis => ({
  showing,
  colours: [{ name, hex: hexes[name], lab: labOfHex(hexes[name]), share: 0.9 }],
  pattern: 'plain',
});

test.each<[string, (ImageAnalysis | null)[], ColourName | undefined]>([
  ['one alone', [seen('red')], 'red'],
  ['one among some that show it not apart', [null, seen('red', 'scene'), null], 'red'],
  ['two of one colour in another light', [seen('red'), seen('wineRed')], 'red'],
  ['most of them', [seen('red'), seen('grey'), seen('red')], 'red'],
  ['a surer one before a room', [seen('grey', 'scene'), seen('red')], 'red'],
  ['two that contradict each other', [seen('red'), seen('grey')], undefined],
  [
    'a sure one against two in rooms',
    [seen('red'), ...[1, 2].map(() => seen('grey', 'scene'))],
    undefined,
  ],
  ['three of three colours', [seen('red'), seen('grey'), seen('lightWood')], undefined],
  ['none that shows it apart', [null, null], undefined],
  ['none at all', [], undefined],
])('finds the common colour of %s', (_, pictures, expected) => {
  expect(mergeAnalyses(pictures)?.colours[0]?.name).toBe(expected);
});

test('weights colours by their share in the pictures that agree', () => {
  const two = seen('red');
  const wooden = { ...two, colours: [...two.colours, ...seen('lightWood').colours] };
  const together = mergeAnalyses([wooden, two, null]);
  expect(together?.colours.map(({ name, share }) => [name, share])).toEqual([
    ['red', 0.9],
    ['lightWood', 0.45],
  ]);
});
