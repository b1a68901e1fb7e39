import { describe, expect, test } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { toneOfRate, userFeedbackInput } from './userFeedback.ts';

const violationsOf = (input: object) => {
  const result = check(userFeedbackInput, { rate: 7, text: '', ...input });
  return result.ok ? {} : result.violations;
};

describe('feedback', () => {
  test.each([
    ['the worst', { rate: 1 }],
    ['the best, with as much text as allowed', { rate: 10, text: 'x'.repeat(2000) }],
    ['html, which is but text', { text: '<b>Gut</b>' }],
  ])('%s is fine', (_, input) => {
    expect(violationsOf(input)).toEqual({});
  });

  test.each([
    [{ rate: 0 }, 'rate', 'rules.minValue'],
    [{ rate: 11 }, 'rate', 'rules.maxValue'],
    [{ rate: 7.5 }, 'rate', 'rules.wholeNumber'],
    [{ rate: null }, 'rate', 'rules.required'],
    [{ text: 'x'.repeat(2001) }, 'text', 'rules.maxLength'],
    [{ page: 'x'.repeat(201) }, 'page', 'rules.maxLength'],
  ])('%j is rejected at %s', (input, field, rule) => {
    expect(violationsOf(input)).toMatchObject({ [field]: { rule } });
  });

  test('is bad up to 6, medium up to 8, good from 9', () => {
    expect([1, 6, 7, 8, 9, 10].map(toneOfRate)).toEqual([
      'bad',
      'bad',
      'middling',
      'middling',
      'good',
      'good',
    ]);
  });
});
