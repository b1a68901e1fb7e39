import { describe, expect, it } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { variationsChange, variationsEditInput } from './variationsEdit.ts';

const rule = (change: object, field: string) => {
  const checked = check(variationsChange, change);
  return checked.ok ? null : checked.violations[field]?.rule;
};
const price = (mode: string, amount: unknown) => ({ price: { mode, amount } });

describe('a change of prices', () => {
  it('accepts an amount like any price', () => {
    const checked = check(variationsChange, price('increase', '7.5'));
    expect(checked).toMatchObject({ ok: true, value: { price: { amount: '7.50' } } });
    expect(rule(price('set', '-1'), 'price.amount')).toBe('rules.price');
    expect(rule(price('decrease', '1.005'), 'price.amount')).toBe('rules.price');
    expect(rule(price('set', ''), 'price.amount')).toBe('rules.required');
    expect(rule(price('set', '99999999999'), 'price.amount')).toBe('rules.priceTooLarge');
  });

  it('accepts a percentage up to 100', () => {
    expect(check(variationsChange, price('increasePercent', '1000')).ok).toBe(true);
    expect(check(variationsChange, price('decreasePercent', '100')).ok).toBe(true);
    expect(rule(price('increasePercent', '1000.01'), 'price.amount')).toBe('rules.percentTooLarge');
    expect(rule(price('decreasePercent', '100.01'), 'price.amount')).toBe('rules.percentTooLarge');
    expect(rule(price('increasePercent', '2.555'), 'price.amount')).toBe('rules.percent');
  });

  it('says how', () => {
    expect(rule(price('double', '1'), 'price.mode')).toBe('rules.required');
  });
});

describe('a change of tags or categories', () => {
  it('names at least one, and exactly one as the main category', () => {
    expect(rule({ tags: { mode: 'add', ids: [] } }, 'tags.ids')).toBe('rules.required');
    expect(rule({ categories: { mode: 'main', ids: ['1', '2'] } }, 'categories.ids')).toBe(
      'rules.oneCategory',
    );
    expect(check(variationsChange, { categories: { mode: 'add', ids: ['1', '2'] } }).ok).toBe(true);
  });
});

describe('an edit', () => {
  const change = price('set', '1');

  it('is one change', () => {
    expect(rule({}, 'price')).toBe('rules.required');
    expect(rule({ ...change, attribute: { attr_id: '1', value: 'x' } }, 'price')).toBe(
      'rules.required',
    );
  });

  it('concerns either named or found rows, never both', () => {
    expect(check(variationsEditInput, { ...change, ids: ['1'] }).ok).toBe(true);
    expect(check(variationsEditInput, { ...change, query: {} }).ok).toBe(true);
    for (const target of [{}, { ids: ['1'], query: {} }]) {
      expect(check(variationsEditInput, { ...change, ...target })).toEqual({
        ok: false,
        violations: { ids: { rule: 'rules.required' } },
      });
    }
  });
});
