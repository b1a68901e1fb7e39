import { describe, expect, it } from 'vitest';
import { check } from '#contract/rules/platform/check.ts';
import type { AttributeType } from './attribute.ts';
import { attributeValues, checkValue } from './attributeValue.ts';

const field = (type: AttributeType, is_required = false) => ({
  group_id: '1',
  attr_id: '2',
  type,
  is_required,
});
const decimal = (text: string) => checkValue(field('number'), text);

describe('a value', () => {
  it('is trimmed, a text of several lines within its lines', () => {
    expect(checkValue(field('text'), ' Fjord ')).toEqual({ value: 'Fjord' });
    expect(checkValue(field('textarea'), ' a\nb ')).toEqual({ value: 'a\nb' });
  });

  it('has one line if it is a text line', () => {
    const violation = { rule: 'rules.controlCharacters' };
    expect(checkValue(field('text'), 'a\nb')).toEqual({ violation });
    expect(checkValue(field('select'), 'a\nb')).toEqual({ violation });
  });

  it('is a decimal with a point if it is a number', () => {
    expect(decimal(' 12.50 ')).toEqual({ value: '12.50' });
    expect(decimal('-007')).toEqual({ value: '-7' });
    expect(decimal('0.5')).toEqual({ value: '0.5' });
    for (const text of ['12,5', '1e3', '.5', '5.', 'wide', '--1']) {
      expect(decimal(text)).toEqual({ violation: { rule: 'rules.decimal' } });
    }
    expect(decimal('1'.repeat(21))).toEqual({ violation: { rule: 'rules.maxLength', limit: 20 } });
  });

  it('may be empty unless one is required', () => {
    for (const type of ['text', 'textarea', 'number', 'select'] as const) {
      expect(checkValue(field(type), ' ')).toEqual({ value: '' });
      expect(checkValue(field(type, true), ' ')).toEqual({ violation: { rule: 'rules.required' } });
    }
  });
});

describe('the values of a product', () => {
  const value = { group_id: '1', attr_id: '2', value: 'x' };

  it('name each field once', () => {
    expect(check(attributeValues, [value, { ...value, group_id: '12' }])).toMatchObject({
      ok: true,
    });
    expect(check(attributeValues, [value, value])).toMatchObject({
      violations: { '': { rule: 'rules.valueTwice' } },
    });
  });

  it('are empty where none is given', () => {
    expect(check(attributeValues, [{ group_id: 1, attr_id: 2 }])).toEqual({
      ok: true,
      value: [{ group_id: '1', attr_id: '2', value: '' }],
    });
  });
});
