import fs from 'node:fs/promises';
import readXlsx from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { createManufacturer } from '#tests/factories/people.ts';
import {
  createAttribute,
  createAttributeGroup,
  createCategory,
  createFamily,
  createOption,
  createTag,
  putInto,
} from '#tests/factories/structure.ts';
import { type ExcelRows, excelWorkbook } from '#tests/support/excelWorkbook.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { imports, prepareImports } from './calls.ts';

shareApi();
prepareImports();

/* The template of the family below, filled in by a partner and saved with exceljs 4.4, SheetJS
   0.18.5, openpyxl 3.1 and LibreOffice 7.4 (openpyxl's file, opened and saved again). The test
   generates the file that Excel would save. */
const folder = new URL('../../../fixtures/workbooks/', import.meta.url);
const programs = ['exceljs', 'sheetjs', 'openpyxl', 'libreoffice', 'excel'];
const savedBy = (program: string) => fs.readFile(new URL(`template-${program}.xlsx`, folder));

const filledBy = async (program: string): Promise<Buffer> => {
  if (program !== 'excel') return savedBy(program);
  const [sheet] = await readXlsx(await savedBy('openpyxl'));
  return excelWorkbook((sheet?.data ?? []) as ExcelRows);
};

let familyId: string;

beforeAll(async () => {
  const { db } = api;
  await createManufacturer(db, { company_name: 'Möbelwerk "Nord" & Söhne' });
  const living = await createCategory(db, undefined, { name: 'Wohnen, Diele' });
  await createCategory(db, living, { name: 'Hocker und Bänke' });
  for (const name of ['Ahorn geölt', '2026']) await createTag(db, { name });
  const family = await createFamily(db, {
    ...{ name: 'Hocker & Bänke', slug: 'hocker-baenke', unit: 'Stück' },
  });
  const described = { is_configurable: false };
  const wood = await createAttribute(db, { ...described, name: 'Holz', type: 'select' });
  const colour = await createAttribute(db, { name: 'Farbe' });
  const attributes = [
    await createAttribute(db, {
      ...described,
      ...{ name: 'Breite', type: 'number', unit: 'cm', is_required: true },
    }),
    await createAttribute(db, { ...described, name: 'Modell', type: 'text' }),
    await createAttribute(db, { ...described, name: 'Pflege', type: 'textarea' }),
    wood,
    colour,
  ];
  for (const name of ['Eiche, geölt', 'Buche "Natur"']) {
    await createOption(db, { attr_id: wood.id, name });
  }
  for (const name of ['Weiß', '1-2']) await createOption(db, { attr_id: colour.id, name });
  const group = await createAttributeGroup(db, { name: 'Maße und Pflege' });
  await putInto(
    db,
    group.id,
    attributes.map(({ id }) => id),
  );
  await db
    .insertInto('attribute_family_groups')
    .values({ family_id: family.id, group_id: group.id })
    .execute();
  familyId = family.id;
});

const headsOf = async (content: Buffer) => (await readXlsx(content))[0]?.data[0];

const common = {
  Marke: 'Möbelwerk "Nord" & Söhne',
  Attributfamilie: 'Hocker & Bänke',
  Kategorien: 'Wohnen, Diele > Hocker und Bänke',
};
/** The values filled in, by heading. */
const filledIn = [
  {
    ...common,
    Artikelnummer: '00456',
    Produkt: 'Hocker Ökotop; 3-Bein',
    Name: 'Hocker „Fjörd“ <weiß>',
    Slug: 'hocker-fjoerd-weiss',
    Preis: '1299.50',
    Status: '1',
    Tags: 'Ahorn geölt; 2026',
    'Kombination: Farbe': 'Weiß',
    'Breite (cm)': '42.5',
    Modell: '3-4',
    Pflege: 'Mit Seife.\nNicht in die Sonne.',
    Holz: 'Eiche, geölt',
  },
  {
    ...common,
    Artikelnummer: '3-4',
    Produkt: 'Hocker Ökotop; 3-Bein',
    Name: '=1+1',
    Slug: 'hocker-2',
    Preis: '0.10',
    Status: '2',
    Tags: '2026',
    'Kombination: Farbe': '1-2',
    'Breite (cm)': '42',
    Modell: '007',
    Holz: 'Buche "Natur"',
  },
  {
    ...common,
    Artikelnummer: 'TRUE',
    Produkt: 'Bank 2026',
    Name: 'Bank 2026',
    Preis: '199.00',
    // left empty, which means draft
    Status: '2',
    Tags: 'Ahorn geölt',
    'Breite (cm)': '120',
    Modell: '1E5',
    Pflege: '’s geht',
  },
];

test.each(programs)('a template filled in with %s is read as it was filled in', async (program) => {
  const content = await filledBy(program);
  const { rawPayload } = await api.app.inject({
    url: `/imports/template?family=${familyId}&language=de`,
    headers: { authorization: `Bearer ${admin}` },
  });
  // the current template has the same columns
  expect(await headsOf(content)).toEqual(await headsOf(rawPayload));
  const { rows } = await imports.done(content, { dryRun: true });
  expect(rows.map(({ outcome, faults }) => ({ outcome, faults }))).toEqual(
    filledIn.map(() => ({ outcome: 'created', faults: [] })),
  );
  const read = rows.map(({ sku, product, name, changes }) => ({
    ...{ Artikelnummer: sku, Produkt: product, Name: name },
    ...Object.fromEntries(changes.map(({ column, after }) => [column.replace(/\*$/, ''), after])),
  }));
  expect(read).toEqual(filledIn);
});

test('leaves rows of one program unchanged when another program saves them', async () => {
  const [first = '', ...others] = programs;
  const { summary } = await imports.done(await filledBy(first));
  expect(summary).toMatchObject({ state: 'done', created: 3, refused: 0, written: 3 });
  for (const program of others) {
    const { rows } = await imports.done(await filledBy(program));
    expect(rows.map(({ outcome, changes }) => [program, outcome, changes])).toEqual(
      filledIn.map(() => [program, 'unchanged', []]),
    );
  }
});
