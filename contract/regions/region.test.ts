import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { placeOf } from './place.ts';
import { holds, isWithin, mostSpecific, type Region } from './region.ts';
import { postcode, regions } from './rules.ts';

const germany: Region = { type: 'germany', value: null };
const state = (value: string): Region => ({ type: 'state', value });
const prefix = (value: string): Region => ({ type: 'postcode', value });

describe('a region', () => {
  test.each([
    ['Germany', germany, '80331', true],
    ['Germany', germany, '00000', true],
    ['Bavaria', state('BY'), '80331', true],
    ['Bavaria', state('BY'), '50667', false],
    ['one of the two states of a code', state('NI'), '19273', true],
    ['the other one', state('MV'), '19273', true],
    ['a state for a code without any', state('SN'), '00999', false],
    ['a prefix', prefix('803'), '80331', true],
    ['a whole code', prefix('80331'), '80331', true],
    ['digits inside the code', prefix('033'), '80331', false],
    ['a leading zero', prefix('0'), '01067', true],
  ])('%s', (_, region, code, expected) => {
    expect(holds(region, placeOf(code))).toBe(expected);
  });

  test('includes every place if no region is given', () => {
    expect(isWithin([], placeOf('80331'))).toBe(true);
    expect(isWithin([state('BY'), prefix('5')], placeOf('50667'))).toBe(true);
    expect(isWithin([state('BY'), prefix('51')], placeOf('50667'))).toBe(false);
  });
});

describe('the most specific region', () => {
  const all = [germany, state('BY'), state('MV'), state('NI'), prefix('8'), prefix('80331')];
  const found = (code: string) =>
    mostSpecific(
      all.map((region) => ({ region })),
      placeOf(code),
    ).map(({ region }) => region.value);

  test.each([
    ['80331', ['80331']],
    ['80999', ['8']],
    ['90402', ['BY']],
    ['50667', [null]],
    ['19273', ['MV', 'NI']],
    ['00000', [null]],
  ])('is, for %s, %j', (code, values) => {
    expect(found(code)).toEqual(values);
  });

  test('is null if no region contains the place', () => {
    expect(mostSpecific([{ region: state('BY') }], placeOf('50667'))).toEqual([]);
    expect(mostSpecific([], placeOf('50667'))).toEqual([]);
  });
});

describe('rules', () => {
  const accepted = (given: unknown) => {
    const result = check(regions, given);
    return result.ok ? result.value : result.violations[''];
  };

  test('accept the three types, with the asterisk of a prefix', () => {
    const given = [{ type: 'germany' }, state('TH'), prefix(' 9410* '), prefix('80331')];
    expect(accepted(given)).toEqual([germany, state('TH'), prefix('9410'), prefix('80331')]);
  });

  test.each([
    ['a type that there is not', [{ type: 'city', value: 'Fürth' }], 'rules.region'],
    ['a state that there is not', [state('BA')], 'rules.state'],
    ['no state', [{ type: 'state', value: null }], 'rules.state'],
    ['an empty prefix', [prefix('')], 'rules.required'],
    ['an asterisk alone', [prefix('*')], 'rules.postcodePrefix'],
    ['six digits', [prefix('803311')], 'rules.postcodePrefix'],
    ['letters', [prefix('80A')], 'rules.postcodePrefix'],
    ['a region twice', [prefix('803'), prefix('803*')], 'rules.regionTwice'],
    ['Germany twice', [germany, germany], 'rules.regionTwice'],
    ['no list', null, 'rules.required'],
    [
      '201 regions',
      Array.from({ length: 201 }, (_, n) => prefix(`${10_000 + n}`)),
      'rules.maxItems',
    ],
  ])('reject %s', (_, given, rule) => {
    expect(accepted(given)).toMatchObject({ rule });
  });

  test('a postcode has five digits (17)', () => {
    expect(check(postcode, ' 01067 ')).toEqual({ ok: true, value: '01067' });
    for (const given of ['1010', '010100', '0106a', '٠١٠٦٧']) {
      expect(check(postcode, given)).toMatchObject({
        violations: { '': { rule: 'rules.postcode' } },
      });
    }
    expect(check(postcode, '')).toMatchObject({ violations: { '': { rule: 'rules.required' } } });
  });
});
