import { buffer } from 'node:stream/consumers';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { columnOf } from '#contract/importColumns.ts';
import { languages } from '#contract/language.ts';
import { readSheets } from '#tests/support/readSheets.ts';
import type { BadWorkbook } from './badWorkbook.ts';
import { openBook } from './book.ts';
import { templateFilename, templateWorkbook } from './template.ts';
import type { TemplateAttribute, TemplateFamily } from './templateFamily.ts';
import { unpacked } from './zip.ts';

const attribute = (name: string, more: Partial<TemplateAttribute> = {}): TemplateAttribute => ({
  name,
  group: 'Maße',
  type: 'text',
  unit: '',
  is_configurable: false,
  is_required: false,
  options: [],
  ...more,
});

const family: TemplateFamily = {
  name: 'Sofas & Sessel',
  slug: 'sofas-sessel',
  unit: 'Stück',
  attributes: [
    attribute('Breite', { type: 'number', is_required: true }),
    attribute('Breite', { type: 'number', group: 'Verpackung' }),
    attribute('Höhe', { type: 'number', unit: 'cm' }),
    attribute('Name'),
    attribute('Bezug', { type: 'select', options: ['Leder', 'Stoff "Uni", grau', 'Samt'] }),
    attribute('Farbe', { type: 'select', is_configurable: true, options: ['Rot', 'Blau'] }),
    attribute('Farbe', { type: 'select', is_configurable: true, group: 'Optik', options: ['Rot'] }),
  ],
};

const made = (language: 'de' | 'en') => buffer(templateWorkbook(family, language));
const sheetsOf = async (language: 'de' | 'en') => readXlsx(await made(language));

describe('the template of a family', () => {
  test('contains only its headings, with a star at required ones', async () => {
    const [products] = await sheetsOf('de');
    expect(products?.sheet).toBe('Produkte');
    expect(products?.data).toEqual([
      [
        ...['Artikelnummer*', 'Produkt*', 'Marke*', 'Attributfamilie*', 'Kategorien*', 'Name*'],
        ...['Slug', 'Preis*', 'Status', 'Tags*', 'Bilder', 'Kombination: Farbe'],
        ...['Maße: Breite*', 'Verpackung: Breite', 'Höhe (cm)', 'Maße: Name', 'Bezug'],
      ],
    ]);
    await expect(readSheets(await made('de'))).rejects.toThrow(
      expect.objectContaining<Partial<BadWorkbook>>({ fault: 'WORKBOOK_EMPTY' }),
    );
  });

  test.each(languages)('has headings that the import recognises in %s', async (language) => {
    const [products] = await sheetsOf(language);
    const columns = (products?.data[0] ?? []).map((heading) => columnOf(String(heading)));
    expect(columns.slice(0, 11).map((column) => column?.kind)).toEqual(Array(11).fill('plain'));
    expect(columns.slice(11)).toEqual([
      { kind: 'combination', name: 'Farbe' },
      { kind: 'attribute', name: 'Breite', group: 'Maße' },
      { kind: 'attribute', name: 'Breite', group: 'Verpackung' },
      { kind: 'attribute', name: 'Höhe (cm)' },
      { kind: 'attribute', name: 'Name', group: 'Maße' },
      { kind: 'attribute', name: 'Bezug' },
    ]);
  });

  test('explains each column in the language of its reader', async () => {
    const [, german] = await sheetsOf('de');
    const [, english] = await sheetsOf('en');
    expect([german?.sheet, english?.sheet]).toEqual(['Hinweise', 'Notes']);
    const rowOf = (heading: string) => german?.data.find(([first]) => first === heading);
    expect(rowOf('Preis')?.slice(1)).toEqual([
      'bei neuen Produkten',
      'EUR je Stück, netto, mit höchstens zwei Nachkommastellen, z. B. 1299,00',
      null,
    ]);
    expect(rowOf('Bezug')).toEqual([
      'Bezug',
      'nein',
      'Gruppe „Maße“: Einer der Werte',
      'Leder; Stoff "Uni", grau; Samt',
    ]);
    expect(english?.data).toHaveLength(german?.data.length ?? 0);
    expect(english?.data.find(([first]) => first === 'SKU')?.[1]).toBe('yes');
  });

  test('offers the values of a choice in its cells, from a sheet that is not shown', async () => {
    const content = await made('de');
    const [, , lists] = await readXlsx(content);
    expect(lists?.sheet).toBe('Listen');
    expect(lists?.data.map((row) => row.at(-1))).toEqual([
      'Bezug',
      'Leder',
      'Stoff "Uni", grau',
      'Samt',
    ]);
    const { sheets } = await openBook(content);
    expect(sheets.map(({ name }) => name)).toEqual(['Produkte', 'Hinweise']);
    const [products] = sheets;
    if (!products) throw new Error('no sheet');
    const chunks: Buffer[] = [];
    for await (const chunk of unpacked(products.part)) chunks.push(chunk);
    const xml = Buffer.concat(chunks).toString();
    expect(xml).toMatch(/sqref="Q2:Q100001"><formula1>Listen!\$D\$2:\$D\$4<\/formula1>/);
  });

  test('names the first hundred options of a select with many', async () => {
    const options = Array.from({ length: 250 }, (_, n) => `Wert ${n + 1}`);
    const wide = { ...family, attributes: [attribute('Dekor', { type: 'select', options })] };
    const [, notes, lists] = await readXlsx(await buffer(templateWorkbook(wide, 'de')));
    expect(notes?.data.find(([first]) => first === 'Dekor')?.[3]).toMatch(
      /Wert 99; Wert 100 … und 150 weitere$/,
    );
    expect(lists?.data).toHaveLength(251);
  });

  test('has the name of the family in that of its file', () => {
    expect(templateFilename(family, 'de')).toBe('vorlage-sofas-sessel.xlsx');
  });
});
