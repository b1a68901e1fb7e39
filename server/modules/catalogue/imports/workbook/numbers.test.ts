import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateText, decimalText, shownAs } from './numbers.ts';

describe('a number of a cell', () => {
  test.each([
    ['1299.8999999999999', '1299.9'],
    ['3.3000000000000003', '3.3'],
    ['0.1', '0.1'],
    ['1299', '1299'],
    ['-0.5', '-0.5'],
    ['1E-7', '0.0000001'],
    ['1.25e-10', '0.000000000125'],
    ['1.5E+21', '1500000000000000000000'],
    ['4006381333931', '4006381333931'],
    ['12345678901234567890', '12345678901234567890'],
    [' 7 ', '7'],
  ])('%s is %s', (written, text) => {
    expect(decimalText(written)).toBe(text);
  });

  test.each(['', 'NaN', '1,5', '0x10', '1e999'])('%j is none', (written) => {
    expect(decimalText(written)).toBeNull();
  });

  test('keeps cents as they were typed, despite binary rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (cents) => {
        const text = decimalText(String((cents * 1.1) / 110));
        expect(Number(text)).toBe(cents / 100);
        expect(text).not.toContain('e');
      }),
    );
  });
});

describe('a date of a cell', () => {
  test.each([
    ['46348', 'date', false, '2026-11-22'],
    ['46348.604166666664', 'both', false, '2026-11-22 14:30:00'],
    ['46348', 'both', false, '2026-11-22'],
    ['0.604166666666667', 'time', false, '14:30:00'],
    ['1', 'date', false, '1900-01-01'],
    ['61', 'date', false, '1900-03-01'],
    ['44886', 'date', true, '2026-11-22'],
  ] as const)('%s is as %s, from 1904: %s, %s', (written, kind, from1904, text) => {
    expect(dateText(written, kind, from1904)).toBe(text);
  });

  test.each(['-1', '2958466', 'morgen', ''])('%j is not in the calendar', (written) => {
    expect(dateText(written, 'date', false)).toBeNull();
  });
});

test.each([
  [14, undefined, 'date'],
  [22, undefined, 'both'],
  [2, undefined, null],
  [164, 'dd.mm.yyyy', 'date'],
  [165, '[$-407]d. mmmm yyyy;@', 'date'],
  [166, 'hh:mm', 'time'],
  [167, '[h]:mm:ss', 'time'],
  [168, 'yyyy\\-mm\\-dd hh:mm', 'both'],
  [169, '#,##0.00 "Std."', null],
  [170, '#,##0.00\\ [$€-407]', null],
  [171, '[Red]-0.00', null],
  [172, 'General" mm"', null],
  [173, '00000', 5],
  [174, '0', null],
  [175, '000.00', null],
])('the format %s (%s) makes of a number: %s', (id, code, kind) => {
  expect(shownAs(id, code)).toBe(kind);
});
