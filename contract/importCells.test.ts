import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  categoryPathsOf,
  cellOfNames,
  cellOfPaths,
  decimalOf,
  namesInCell,
  statusOf,
} from './importCells.ts';

describe('a number', () => {
  test.each([
    ['1299', '1299'],
    ['1299.9', '1299.9'],
    ['1299,90', '1299.90'],
    ['1.299,00', '1299.00'],
    ['1,299.00', '1299.00'],
    ['1.299.000', '1299000'],
    ['1,299,000', '1299000'],
    ['12.345.678,5', '12345678.5'],
    ["1'299.00", '1299.00'],
    ['1 299,00', '1299.00'],
    ['1\u202f299,00 €', '1299.00'],
    ['EUR 49', '49'],
    [' 0,125 ', '0.125'],
    ['1.299', '1.299'],
    ['1234,567', '1234.567'],
    ['-10,5', '-10.5'],
    ['−10.5', '-10.5'],
    ['+3', '3'],
  ])('%j is %s', (cell, value) => {
    expect(decimalOf(cell)).toEqual({ value });
  });

  test('is ambiguous with a comma before three digits', () => {
    expect(decimalOf('1,299')).toEqual({ violation: { rule: 'rules.decimalAmbiguous' } });
  });

  test.each([
    '',
    'viel',
    '1,2,3',
    '1.29.00',
    '12,34.5',
    '1.2.3,4',
    ',5',
    '5,',
    '--5',
    '1e5',
    '5 m',
  ])('%j is none', (cell) => {
    expect(decimalOf(cell)).toEqual({ violation: { rule: 'rules.decimal' } });
  });

  test('is read back as each language writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (cents) => {
        const amount = cents / 100;
        for (const language of ['de', 'en', 'de-CH']) {
          const cell = amount.toLocaleString(language, { minimumFractionDigits: 2 });
          expect(decimalOf(cell)).toEqual({ value: amount.toFixed(2) });
        }
      }),
    );
  });
});

test.each([
  ['Veröffentlicht', '1'],
  [' VEROEFFENTLICHT', '1'],
  ['published', '1'],
  ['1', '1'],
  ['Entwurf ', '2'],
  ['Draft', '2'],
  ['2', '2'],
  ['3', null],
  ['ja', null],
  ['constructor', null],
])('the status %j is %s', (cell, status) => {
  expect(statusOf(cell)).toBe(status);
});

test('names are separated by semicolons, each once', () => {
  expect(namesInCell(' Eiche; ;Nuss, geölt;Eiche;')).toEqual(['Eiche', 'Nuss, geölt']);
});

test('a category is a name or a path', () => {
  expect(categoryPathsOf('Wohnen > Sofas ; Sessel;>')).toEqual([['Wohnen', 'Sofas'], ['Sessel']]);
});

test('names with the signs between names are in quotes', () => {
  expect(cellOfNames(['Ahorn; geölt', '24" TV', '"x"'])).toBe('"Ahorn; geölt"; 24" TV; """x"""');
  expect(categoryPathsOf('Wohnen > "A > B; C" > D; 19" > "E')).toEqual([
    ['Wohnen', 'A > B; C', 'D'],
    ['19"', '"E'],
  ]);
});

test('reads back what it has written', () => {
  const name = fc
    .string()
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const names = fc.uniqueArray(name, { minLength: 1 });
  fc.assert(
    fc.property(names, (list) => {
      expect(namesInCell(cellOfNames(list))).toEqual(list);
    }),
  );
  const paths = fc.array(names, { minLength: 1 });
  fc.assert(
    fc.property(paths, (list) => {
      expect(categoryPathsOf(cellOfPaths(list))).toEqual(list);
    }),
  );
});
