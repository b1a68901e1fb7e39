import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { codesOfPattern, discountCodesInput, discountInput } from './discount.ts';

const ten = { code: 'TEN', kind: 'percent', value: '10' };
const violationsOf = (rules: typeof discountInput | typeof discountCodesInput, value: unknown) => {
  const result = check(rules, value);
  return result.ok
    ? {}
    : Object.fromEntries(
        Object.entries(result.violations).map(([field, { rule }]) => [field, rule]),
      );
};

describe('a discount', () => {
  test('has its code in capitals', () => {
    expect(check(discountInput, { ...ten, code: ' sommer-26 ' })).toMatchObject({
      ok: true,
      value: { code: 'SOMMER-26', value: '10.00', maxUses: null },
    });
  });

  test.each([
    [{ value: '100.01' }, { value: 'rules.atMostHundred' }],
    [{ value: '0' }, { value: 'rules.aboveZero' }],
    [{ value: '-1' }, { value: 'rules.price' }],
    [{ kind: 'half' }, { kind: 'rules.discountKind' }],
    [{ code: 'ÄÖ' }, { code: 'rules.discountCodeForm' }],
    [{ code: '<B>' }, { code: 'rules.discountCodeForm' }],
    [{ code: 'A'.repeat(51) }, { code: 'rules.maxLength' }],
    [{ startsOn: '2026-02-02', endsOn: '2026-02-01' }, { endsOn: 'rules.endsBeforeStart' }],
    [{ maxUses: 0 }, { maxUses: 'rules.minValue' }],
    [{ maxUses: 1.5 }, { maxUses: 'rules.wholeNumber' }],
    [{ isBarShown: true }, { barMessage: 'rules.required' }],
    [{ barTextColor: 'red' }, { barTextColor: 'rules.colour' }],
    [{ minValue: '0' }, { minValue: 'rules.aboveZero' }],
    [{ minValue: '1,5' }, { minValue: 'rules.price' }],
    [{ tagIds: ['x'] }, { tagIds: 'rules.id' }],
    [
      { shopIds: Array.from({ length: 51 }, (_, n) => String(n + 1)) },
      { shopIds: 'rules.maxItems' },
    ],
  ])('%o is rejected', (change, violations) => {
    expect(violationsOf(discountInput, { ...ten, ...change })).toEqual(violations);
  });

  test('may be 100 percent, or more than 100 euros', () => {
    expect(violationsOf(discountInput, { ...ten, value: '100' })).toEqual({});
    expect(violationsOf(discountInput, { ...ten, kind: 'euro', value: '100.01' })).toEqual({});
  });
});

describe('codes by a pattern', () => {
  const many = { pattern: 'sommer-##', count: 5, kind: 'euro', value: '5' };

  test('are as many as the pattern allows', () => {
    expect([codesOfPattern('A#'), codesOfPattern('##-#')]).toEqual([32, 32_768]);
    expect(violationsOf(discountCodesInput, { ...many, count: 1000 })).toEqual({});
    expect(violationsOf(discountCodesInput, { ...many, pattern: 'A#', count: 33 })).toEqual({
      count: 'rules.tooFewCodes',
    });
  });

  test.each([
    [{ pattern: 'SOMMER' }, { pattern: 'rules.codePattern' }],
    [{ pattern: 'Ä##' }, { pattern: 'rules.codePattern' }],
    [{ count: 1001 }, { count: 'rules.maxValue' }],
    [{ count: 0 }, { count: 'rules.minValue' }],
    [{ count: null }, { count: 'rules.required' }],
  ])('%o is rejected', (change, violations) => {
    expect(violationsOf(discountCodesInput, { ...many, ...change })).toEqual(violations);
  });
});
