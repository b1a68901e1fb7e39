import { describe, expect, it } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { attributesAtOnce, variationsChange, variationsEditInput } from './variationsEdit.ts';

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

  it('changes at least one field', () => {
    expect(rule({}, 'price')).toBe('rules.required');
    expect(rule({ attributes: [] }, 'attributes')).toBe('rules.required');
    const several = { ...change, attributes: [{ attr_id: '1', value: 'x' }] };
    expect(check(variationsChange, several).ok).toBe(true);
  });

  it('changes each attribute only once', () => {
    const of = (attr_id: string, value = 'x') => ({ attr_id, value });
    expect(check(variationsChange, { attributes: [of('1'), of('2')] }).ok).toBe(true);
    const twice = [of('1'), of('2'), of('1', '')];
    expect(rule({ attributes: twice }, 'attributes')).toBe('bulkEdit.attributeTwice');
    const values = [{ group_id: '7', ...of('2') }];
    expect(rule({ attributes: [of('1')], values }, 'attributes')).toBe(null);
    expect(rule({ attributes: [of('2')], values }, 'attributes')).toBe('bulkEdit.attributeTwice');
    const many = Array.from({ length: attributesAtOnce + 1 }, (_, n) => of(String(n + 1)));
    expect(rule({ attributes: many }, 'attributes')).toBe('rules.maxItems');
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
