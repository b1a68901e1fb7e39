import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import {
  bulkInput,
  email,
  id,
  ids,
  line,
  price,
  requiredText,
  searchText,
  sku,
  slug,
  version,
} from './fields.ts';

type Rules = Parameters<typeof check>[0];

const accepted = (rules: Rules, value: unknown): unknown => {
  const result = check(rules, value);
  if (!result.ok) throw new Error(`${JSON.stringify(value)}: ${JSON.stringify(result.violations)}`);
  return result.value;
};

/** The rule that a single value breaks; its path is empty. */
const broken = (rules: Rules, value: unknown): string | undefined => {
  const result = check(rules, value);
  return result.ok ? undefined : result.violations['']?.rule;
};

describe('price', () => {
  test.each([
    ['0', '0.00'],
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['12.50', '12.50'],
    [' 12.34 ', '12.34'],
    ['007', '7.00'],
    ['000.10', '0.10'],
    ['9999999999.99', '9999999999.99'],
    ['0000000000009999999999.99', '9999999999.99'],
    [12.5, '12.50'],
    [0, '0.00'],
  ])('%j becomes %s', (given, normalised) => {
    expect(accepted(price, given)).toBe(normalised);
  });

  test.each([
    ['', 'rules.required'],
    ['   ', 'rules.required'],
    [null, 'rules.required'],
    [undefined, 'rules.required'],
    [true, 'rules.required'],
    ['-1', 'rules.price'],
    ['1.234', 'rules.price'],
    ['1,50', 'rules.price'],
    ['1.', 'rules.price'],
    ['.5', 'rules.price'],
    ['1e3', 'rules.price'],
    ['0x10', 'rules.price'],
    ['٣', 'rules.price'],
    ['Infinity', 'rules.price'],
    [0.1 + 0.2, 'rules.price'],
    ['10000000000', 'rules.priceTooLarge'],
    ['1234567890123', 'rules.priceTooLarge'],
  ])('%j breaks %s', (given, rule) => {
    expect(broken(price, given)).toBe(rule);
  });

  test('every amount keeps its value and gets two places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(accepted(price, text)).toBe(text);
        expect(accepted(price, text.replace(/(\.\d)0$|\.00$/, '$1'))).toBe(text);
      }),
    );
  });
});

describe('slug', () => {
  test.each(['a', 'sofa-3', '2026', 'a'.repeat(255)])('%s is one', (text) => {
    expect(accepted(slug, text)).toBe(text);
  });

  test.each([
    ['', 'rules.required'],
    ['Sofa', 'rules.slug'],
    ['sofa--3', 'rules.slug'],
    ['-sofa', 'rules.slug'],
    ['sofa-', 'rules.slug'],
    ['sofa 3', 'rules.slug'],
    ['söfa', 'rules.slug'],
    ['sofa/3', 'rules.slug'],
    ['a'.repeat(256), 'rules.maxLength'],
  ])('%j breaks %s', (text, rule) => {
    expect(broken(slug, text)).toBe(rule);
  });
});

describe('article number', () => {
  test.each(['A', 'AB-12/3.4_ä', '#1', 'A'.repeat(100)])('%s is one', (text) => {
    expect(accepted(sku, text)).toBe(text);
  });

  test('white space around it is cut off', () => {
    expect(accepted(sku, '  AB-1 ')).toBe('AB-1');
  });

  test.each([
    ['', 'rules.required'],
    ['A B', 'rules.sku'],
    ['A\u00a0B', 'rules.sku'],
    ['A\u0000B', 'rules.controlCharacters'],
    ['A'.repeat(101), 'rules.maxLength'],
  ])('%j breaks %s', (text, rule) => {
    expect(broken(sku, text)).toBe(rule);
  });
});

describe('ids', () => {
  test.each(['1', '42', '9223372036854775807'])('%s is one', (text) => {
    expect(accepted(id, text)).toBe(text);
  });

  test('a number is taken as its text', () => {
    expect(accepted(id, 7)).toBe('7');
  });

  test.each([
    '',
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    'abc',
    ' 1',
    '1;drop table users',
    '9223372036854775808',
    '99999999999999999999',
    null,
    {},
  ])('%j is none', (value) => {
    expect(broken(id, value)).toBe('rules.id');
  });

  test('a list loses duplicates and keeps its order', () => {
    expect(accepted(ids(5), ['3', '1', 3, '1'])).toEqual(['3', '1']);
  });

  test('a list has an upper limit, which the violation names', () => {
    const result = check(ids(2), ['1', '2', '3']);
    expect(result).toEqual({ ok: false, violations: { '': { rule: 'rules.maxItems', limit: 2 } } });
  });

  test('a violation inside a list is reported for the list', () => {
    const result = check(bulkInput, { ids: ['1', 'abc'] });
    expect(result).toEqual({ ok: false, violations: { ids: { rule: 'rules.id' } } });
  });

  test.each([[{}], [{ ids: null }], [{ ids: [] }]])(
    'a bulk call needs ids or a query: %j',
    (input) => {
      const result = check(bulkInput, input);
      expect(result).toEqual({ ok: false, violations: { ids: { rule: 'rules.required' } } });
    },
  );
});

describe('texts', () => {
  test('a required text is trimmed, and is missing if it has only blanks', () => {
    expect(accepted(requiredText(5), '  Sofa ')).toBe('Sofa');
    expect(broken(requiredText(5), ' \t ')).toBe('rules.required');
  });

  test('a line may be empty, but is a text', () => {
    expect(accepted(line(5), ' \t ')).toBe('');
    expect(broken(line(5), null)).toBe('rules.wrongType');
  });

  test('a text that is too long names the limit', () => {
    expect(check(requiredText(5), 'Sessel')).toEqual({
      ok: false,
      violations: { '': { rule: 'rules.maxLength', limit: 5 } },
    });
  });

  test.each(['a\u0000b', 'a\nb', 'a\u007fb', 'a\ud800b'])('%j cannot be stored', (text) => {
    expect(broken(requiredText(50), text)).toBe('rules.controlCharacters');
    expect(broken(searchText, text)).toBe('rules.controlCharacters');
  });

  test('cells that are pasted side by side have a blank between them', () => {
    expect(accepted(requiredText(50), 'Sofa\tEiche\t')).toBe('Sofa Eiche');
    expect(accepted(searchText, 'Sofa\tEiche')).toBe('Sofa Eiche');
    expect(accepted(line(50), 'Sofa\tEiche')).toBe('Sofa Eiche');
  });

  test('whole characters outside the basic plane are accepted', () => {
    expect(accepted(requiredText(50), 'Sofa 🛋')).toBe('Sofa 🛋');
  });

  test('a search may be missing', () => {
    expect(accepted(searchText, undefined)).toBeUndefined();
    expect(accepted(searchText, null)).toBeNull();
    expect(broken(searchText, 'x'.repeat(201))).toBe('rules.maxLength');
  });

  test('an address is stored in lower case', () => {
    expect(accepted(email, ' Anna@Atrium.Example ')).toBe('anna@atrium.example');
    expect(broken(email, 'anna')).toBe('rules.email');
    expect(broken(email, '')).toBe('rules.required');
  });

  test('a version is a whole number or omitted', () => {
    expect(accepted(version, 3)).toBe(3);
    expect(accepted(version, null)).toBeNull();
    expect(broken(version, 1.5)).toBe('rules.wrongType');
    expect(broken(version, '3')).toBe('rules.wrongType');
  });
});
