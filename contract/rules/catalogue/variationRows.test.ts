import { describe, expect, it } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import { checkCell, rowsAtOnce, variationRowsInput } from './variationRows.ts';

describe('a cell', () => {
  it('has the rules of the form', () => {
    expect(checkCell('price', '7.5')).toEqual({ ok: true, value: '7.50' });
    expect(checkCell('name', ' Stuhl ')).toEqual({ ok: true, value: 'Stuhl' });
    expect(checkCell('status', '1')).toEqual({ ok: true, value: '1' });
    expect(checkCell('price', '-1')).toMatchObject({ violation: { rule: 'rules.price' } });
    expect(checkCell('price', '')).toMatchObject({ violation: { rule: 'rules.required' } });
    expect(checkCell('name', '')).toMatchObject({ violation: { rule: 'rules.required' } });
    expect(checkCell('sku', 'A 1')).toMatchObject({ violation: { rule: 'rules.sku' } });
    expect(checkCell('status', 'Entwurf')).toMatchObject({ ok: false });
  });
});

describe('rows', () => {
  const of = (...rows: object[]) => check(variationRowsInput, { rows }).ok;
  const row = (n: number) => ({ id: String(n + 1), version: 1, price: '1' });

  it('are some, each once and with the version that was seen', () => {
    expect(of(row(1), row(2))).toBe(true);
    expect(of()).toBe(false);
    expect(of(row(1), row(1))).toBe(false);
    expect(of({ id: '1', price: '1' })).toBe(false);
    expect(of({ ...row(1), price: 'x' })).toBe(false);
  });

  it('are as many as a page has', () => {
    const rows = Array.from({ length: rowsAtOnce }, (_, n) => row(n));
    expect(of(...rows)).toBe(true);
    expect(of(...rows, row(rowsAtOnce))).toBe(false);
  });
});
