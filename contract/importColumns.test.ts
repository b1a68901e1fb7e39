import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnOf,
  combinationHeading,
  exportHeadings,
  groupHeading,
  hasSkuColumn,
  isNotesSheet,
  plainFields,
  plainHeadings,
  reasonHeading,
} from './importColumns.ts';
import { languages } from './language.ts';

describe('the heading of a column', () => {
  test.each(languages)('is known in %s, with and without the star', (language) => {
    for (const field of plainFields) {
      const heading = plainHeadings[language][field];
      expect(columnOf(heading)).toEqual({ kind: 'plain', field });
      expect(columnOf(` ${heading.toUpperCase()} * `)).toEqual({ kind: 'plain', field });
    }
  });

  test.each(languages)('is known in %s as exports write it', (language) => {
    const { completeness, missing, combinations, ...others } = exportHeadings[language];
    for (const heading of [completeness, missing]) expect(columnOf(heading)).toBeNull();
    expect(columnOf(combinations)).toEqual({ kind: 'combinations' });
    for (const [field, heading] of Object.entries(others)) {
      expect(columnOf(heading)).toEqual({ kind: 'plain', field });
    }
  });

  test('may be broken over lines', () => {
    expect(columnOf('Attribute\r\n family *')).toEqual({ kind: 'plain', field: 'family' });
  });

  test('names an attribute, and its group if the name is ambiguous', () => {
    expect(columnOf('Breite')).toEqual({ kind: 'attribute', name: 'Breite' });
    expect(columnOf(groupHeading('Maße', 'Breite'))).toEqual({
      kind: 'attribute',
      name: 'Breite',
      group: 'Maße',
    });
  });

  test.each(languages)('names in %s an attribute that distinguishes variations', (language) => {
    const column = { kind: 'combination', name: 'Farbe: außen' };
    expect(columnOf(combinationHeading(language, 'Farbe: außen'))).toEqual(column);
    expect(columnOf(`${combinationHeading(language, 'Farbe: außen').toLowerCase()}*`)).toEqual({
      ...column,
      name: 'farbe: außen',
    });
  });

  test('is an attribute even if one side of its colon is empty', () => {
    expect(columnOf('Kombination:')).toEqual({ kind: 'attribute', name: 'Kombination:' });
    expect(columnOf(': Farbe')).toEqual({ kind: 'attribute', name: ': Farbe' });
  });

  test.each(['', '  ', '*', ...Object.values(reasonHeading)])('%j is not a column', (heading) => {
    expect(columnOf(heading)).toBeNull();
  });

  test('is readable, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (heading) => {
        const column = columnOf(heading);
        if (column && 'name' in column) expect(column.name).toBe(column.name.trim());
      }),
    );
  });
});

describe('a sheet', () => {
  test('is a sheet of products if it has article numbers', () => {
    expect(hasSkuColumn(['Name', null, 'sku *'])).toBe(true);
    expect(hasSkuColumn(['Name', null, 'Farbe'])).toBe(false);
  });

  test('recognises a sheet of notes by its name', () => {
    expect(['Hinweise', 'NOTES ', 'Sofas'].map(isNotesSheet)).toEqual([true, true, false]);
  });
});
