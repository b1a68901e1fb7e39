import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { AttributeCondition } from '#contract/rules/catalogue/attributeFilter.ts';
import { conditionOf, draftOf, errorsOf, newDraft } from './draft.ts';

const attribute = (type: string) => ({ id: '7', name: 'Breite', type, unit: '' });
const names = new Map([['1', 'Eiche']]);

describe('a condition while it is edited', () => {
  test.each<[string, AttributeCondition]>([
    ['select', { attr_id: '7', is: ['1', '2'] }],
    ['select', { attr_id: '7', empty: true }],
    ['number', { attr_id: '7', from: '80', to: '' }],
    ['number', { attr_id: '7', filled: true }],
    ['text', { attr_id: '7', has: 'Eiche' }],
  ])('for a %s becomes the same condition again', (type, condition) => {
    const draft = draftOf(condition, attribute(type), names);
    expect(conditionOf(draft)).toEqual(condition);
    expect(errorsOf(draft)).toEqual({});
  });

  test('shows options by their names, and one that is gone by its id', () => {
    const { options } = draftOf({ attr_id: '7', is: ['1', '2'] }, attribute('select'), names);
    expect(options.map(({ name }) => name)).toEqual(['Eiche', '#2']);
  });

  test.each([
    ['select', 'is'],
    ['number', 'range'],
    ['text', 'has'],
    ['textarea', 'has'],
  ])('begins for a %s with the kind %s', (type, kind) => {
    expect(newDraft(attribute(type)).kind).toBe(kind);
  });
});

describe('an incomplete or wrong condition', () => {
  const required = { rule: 'rules.required' };
  const decimal = { rule: 'rules.decimal' };
  const many = Array.from({ length: limits.filterOptions + 1 }, (_, n) => ({
    id: String(n + 1),
    name: 'x',
  }));

  test.each([
    ['select', {}, { options: required }],
    [
      'select',
      { options: many },
      { options: { rule: 'rules.maxItems', limit: limits.filterOptions } },
    ],
    ['text', { words: '  ' }, { words: required }],
    ['number', {}, { from: required }],
    ['number', { from: 'breit' }, { from: decimal }],
    ['number', { from: '1', to: '2 m' }, { to: decimal }],
    ['number', { from: '2', to: '1' }, { to: { rule: 'rules.endsBeforeStart' } }],
  ])('for a %s with %o is reported at its input', (type, entered, errors) => {
    expect(errorsOf({ ...newDraft(attribute(type)), ...entered })).toEqual(errors);
  });

  test('needs no input if it asks only whether there is a value', () => {
    for (const kind of ['filled', 'empty'] as const) {
      expect(errorsOf({ ...newDraft(attribute('number')), kind, from: 'breit' })).toEqual({});
    }
  });
});
