import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { check } from '#contract/rules/platform/check.ts';
import {
  type AttributeCondition,
  attributeFilter,
  conditionsText,
  parseConditions,
} from './attributeFilter.ts';

const ruleBrokenBy = (text: string) => {
  const checked = check(attributeFilter, text);
  return checked.ok ? null : checked.violations[''];
};

describe('a filter by values of attributes', () => {
  test.each<[string, AttributeCondition[]]>([
    ['', []],
    ['12:is:5,7', [{ attr_id: '12', is: ['5', '7'] }]],
    ['3:range:80..140', [{ attr_id: '3', from: '80', to: '140' }]],
    ['3:range:-1.5..', [{ attr_id: '3', from: '-1.5', to: '' }]],
    ['3:range:..0', [{ attr_id: '3', from: '', to: '0' }]],
    ['4:has:Eiche massiv', [{ attr_id: '4', has: 'Eiche massiv' }]],
    ['4:has:a:b..c,d', [{ attr_id: '4', has: 'a:b..c,d' }]],
    [
      '5:empty;6:filled',
      [
        { attr_id: '5', empty: true },
        { attr_id: '6', filled: true },
      ],
    ],
  ])('is written as "%s"', (text, conditions) => {
    expect(parseConditions(text)).toEqual(conditions);
    expect(conditionsText(conditions)).toBe(text);
    expect(check(attributeFilter, text)).toEqual({ ok: true, value: conditions });
  });

  test.each(['50 % Wolle; 50 % Seide', '%3B', ';', '%25', '100%', 'ä&AND=ß'])(
    'carries the text "%s"',
    (has) => {
      const text = conditionsText([
        { attr_id: '4', has },
        { attr_id: '5', empty: true },
      ]);
      expect(parseConditions(text)).toEqual([
        { attr_id: '4', has },
        { attr_id: '5', empty: true },
      ]);
    },
  );

  test('names an option once', () => {
    expect(parseConditions('12:is:5,5')).toEqual([{ attr_id: '12', is: ['5'] }]);
  });

  test.each([
    'x',
    '12',
    '12:',
    '0:empty',
    'a:empty',
    '12:is',
    '12:is:',
    '12:is:x',
    '12:is:5,',
    '12:range',
    '12:range:',
    '12:range:5',
    '12:range:..',
    '12:range:1..2..3',
    '12:range:1,5..2',
    '12:range:a..b',
    `12:range:..${'9'.repeat(limits.decimalLength + 1)}`,
    '12:has:',
    '12:has: ',
    `12:has:${'a'.repeat(limits.searchText + 1)}`,
    '12:empty:1',
    '12:filled:x',
    '12:other:1',
    '12:toString:1',
    '99999999999999999999:empty',
  ])('cannot be read as "%s"', (text) => {
    expect(ruleBrokenBy(text)).toEqual({ rule: 'rules.filter' });
  });

  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

  test.each([
    ['names an attribute twice', '12:empty;12:filled', { rule: 'rules.valueTwice' }],
    [
      'names too many options',
      `12:is:${numbers(limits.filterOptions + 1).join(',')}`,
      { rule: 'rules.maxItems', limit: limits.filterOptions },
    ],
    [
      'names too many attributes',
      numbers(limits.filterAttributes + 1)
        .map((n) => `${n}:empty`)
        .join(';'),
      { rule: 'rules.maxItems', limit: limits.filterAttributes },
    ],
    [
      'is too long',
      `12:has:${'a'.repeat(limits.searchText)};`.repeat(limits.filterAttributes),
      { rule: 'rules.maxLength', limit: limits.viewSearch },
    ],
    ['has a range that ends first', '3:range:2..1.5', { rule: 'rules.endsBeforeStart' }],
    ['has a range of negatives', '3:range:-1..-1.5', { rule: 'rules.endsBeforeStart' }],
  ])('is refused if it %s', (_, text, rule) => {
    expect(ruleBrokenBy(text)).toEqual(rule);
  });

  test.each(['3:range:1.5..1.50', '3:range:-2..-1.5', '3:range:9..10', '3:range:-0.5..0.25'])(
    'accepts the range %s',
    (text) => {
      expect(ruleBrokenBy(text)).toBeNull();
    },
  );
});
