import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';

describe('a number typed in German', () => {
  it.each([
    ['1.299,00', '1299.00'],
    ['1299', '1299'],
    ['1.299', '1299'],
    ['1.234.567,8', '1234567.8'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['1299.00', '1299.00'],
    [' 1 299,00 € ', '1299.00'],
    ['0,99', '0.99'],
    ['12,', '12'],
    ['-1.234,5', '-1234.5'],
    ['−3', '-3'],
  ])('%s is %s', (text, decimal) => {
    expect(parseDecimal(text, 'de')).toBe(decimal);
  });

  it.each(['', 'zwölf', '--1', '1,2,3', '1.2.3', '1e5', ','])('%j is none', (text) => {
    expect(parseDecimal(text, 'de')).toBeNull();
  });
});

describe('a number typed in English', () => {
  it.each([
    ['1,299.00', '1299.00'],
    ['1299.5', '1299.5'],
    ['1,299', '1299'],
    ['12,5', '12.5'],
  ])('%s is %s', (text, decimal) => {
    expect(parseDecimal(text, 'en')).toBe(decimal);
  });
});

it('is read back as it was shown, with any number of digits', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 14n });
  fc.assert(
    fc.property(cents, fc.constantFrom('de' as const, 'en' as const), (amount, language) => {
      const text = String(amount).padStart(3, '0');
      const decimal = `${text.slice(0, -2)}.${text.slice(-2)}`;
      expect(parseDecimal(formatDecimal(decimal, language), language)).toBe(decimal);
    }),
  );
});

it('shows two places and groups', () => {
  expect(formatDecimal('1299.5', 'de')).toBe('1.299,50');
  expect(formatDecimal('1299', 'en')).toBe('1,299.00');
  expect(formatDecimal('zwölf', 'de')).toBe('zwölf');
});

it('formats numbers other than prices with their own decimals', () => {
  expect(formatDecimal('1299', 'de', 0)).toBe('1.299');
  expect(formatDecimal('-1299.125', 'de', 0)).toBe('-1.299,125');
});
