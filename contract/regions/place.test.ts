import { describe, expect, test } from 'vitest';
import { placeOf } from './place.ts';
import { stateRanges } from './states.generated.ts';
import { states } from './states.ts';

describe('the state of a postcode', () => {
  test.each([
    ['70173', 'BW'],
    ['80331', 'BY'],
    ['10115', 'BE'],
    ['14467', 'BB'],
    ['28195', 'HB'],
    ['20095', 'HH'],
    ['65183', 'HE'],
    ['19053', 'MV'],
    ['30159', 'NI'],
    ['40213', 'NW'],
    ['55116', 'RP'],
    ['66111', 'SL'],
    ['01067', 'SN'],
    ['39104', 'ST'],
    ['24103', 'SH'],
    ['99084', 'TH'],
  ])('a capital: %s is in %s', (postcode, state) => {
    expect(placeOf(postcode)).toEqual({ postcode, states: [state] });
  });

  test.each([
    ['27498', 'SH', 'Helgoland, amid Lower Saxony'],
    ['27499', 'HH', 'Neuwerk, amid Lower Saxony'],
    ['21522', 'NI', 'Hohnstorf, amid Schleswig-Holstein'],
    ['12529', 'BB', 'Schönefeld, amid Berlin'],
    ['68519', 'HE', 'Viernheim, amid Baden-Württemberg'],
  ])('apart from its surroundings: %s is in %s (%s)', (postcode, state) => {
    expect(placeOf(postcode).states).toEqual([state]);
  });

  test.each([
    ['SN TH', ['07919', '07952', '07985']],
    ['BB ST', ['14715']],
    ['BB MV', ['17258', '17268', '17337', '19357']],
    ['MV NI', ['19273']],
    ['HH SH', ['21039', '22113', '22145']],
    ['HE NI', ['34355', '37194']],
    ['HE NW', ['59969']],
    ['BY HE', ['63776']],
    ['BW BY', ['63928', '74594', '88147', '89081', '97896']],
    ['BW HE', ['64754', '69412', '69434']],
    ['HE RP', ['65326', '65391']],
  ])('can be one of two, %s: %j', (both, postcodes) => {
    for (const postcode of postcodes) expect(placeOf(postcode).states).toEqual(both.split(' '));
  });

  test('no other code lies in two states', () => {
    const inTwo = stateRanges.filter(([, , ...found]) => found.length > 1);
    expect(inTwo).toHaveLength(26);
    for (const [from, to] of inTwo) expect(to).toBe(from);
  });

  test.each([
    ['33333', 'NW', 'within a range of its neighbours'],
    ['60306', 'HE', 'at the edge of one'],
  ])('a code that the source lacks: %s is in %s, %s', (postcode, state) => {
    expect(placeOf(postcode).states).toEqual([state]);
  });

  test.each(['00000', '00999', '99999', '05000'])('%s is in none', (postcode) => {
    expect(placeOf(postcode).states).toEqual([]);
  });

  test.each(['', '1010', '010100', '8033a', ' 80331', '-8033', '٨٠٣٣١'])(
    '%j is not a postcode',
    (text) => {
      expect(() => placeOf(text)).toThrow(RangeError);
    },
  );
});

test('ranges rise without touching, and every state has one', () => {
  const bounds = stateRanges.flatMap(([from, to]) => [from - 0.5, to]);
  expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
  expect(new Set(stateRanges.flatMap(([, , ...found]) => found))).toEqual(new Set(states));
});
