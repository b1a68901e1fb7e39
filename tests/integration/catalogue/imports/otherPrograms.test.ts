import fs from 'node:fs/promises';
import readXlsx from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { createManufacturer } from '#tests/factories/people.ts';
import {
  assignCategories,
  assignTags,
  createConfigurable,
  createVariation,
} from '#tests/factories/products.ts';
import { createCategory, createTag } from '#tests/factories/structure.ts';
import { type ExcelRows, excelWorkbook } from '#tests/support/excelWorkbook.ts';
import { api, shareApi } from '#tests/support/testApi.ts';
import { workbook } from '#tests/support/workbook.ts';
import { imports, msgs, prepareImports } from './calls.ts';

shareApi();
prepareImports();

/* `export.xlsx` is the export of these two variations. The other files are the same workbook,
   opened and saved again with other programs: LibreOffice 7.4, exceljs 4.4 and SheetJS 0.18.5. The
   test generates the file that Excel would save. */
const folder = new URL('../../../fixtures/workbooks/', import.meta.url);
const savedBy = (program: string) => fs.readFile(new URL(`${program}.xlsx`, folder));

const savedByExcel = async () => {
  const [sheet] = await readXlsx(await savedBy('export'));
  return excelWorkbook((sheet?.data ?? []) as ExcelRows);
};

const createProduct = async () => {
  const manufacturer = await createManufacturer(api.db, {
    company_name: 'Möbelwerk "Nord" & Söhne',
  });
  const { parent, attributes } = await createConfigurable(api.db, [2, 2], {
    name: 'Hocker Ökotop; 3-Bein',
    slug: 'hocker-oekotop',
    manufacturer_id: manufacturer.id,
  });
  const living = await createCategory(api.db, undefined, { name: 'Wohnen, Diele' });
  const stools = await createCategory(api.db, living, { name: 'Hocker; Bänke' });
  await assignCategories(api.db, parent.id, [stools.id, living.id]);
  const tags = [
    await createTag(api.db, { name: 'Ahorn; geölt' }),
    await createTag(api.db, { name: '2026' }),
  ];
  for (const [place, sku] of ['00456', '3-4'].entries()) {
    const { id } = await createVariation(api.db, {
      ...{ parent_id: parent.id, sku, slug: `hocker-${place}`, status: place === 0 ? '1' : '2' },
      name: place === 0 ? 'Hocker „Fjörd“ <weiß>' : '=1+1',
      price: place === 0 ? '1299.50' : '0.10',
    });
    await api.db
      .insertInto('variation_combinations')
      .values(
        attributes.map(({ attr_id, options }, sort_index) => ({
          ...{ variation_id: id, attr_id, sort_index },
          option_id: options[place] ?? '',
        })),
      )
      .execute();
    await assignTags(
      api.db,
      id,
      tags.map((tag) => tag.id),
    );
  }
  return parent;
};

beforeAll(createProduct);

test.each(['export', 'libreoffice', 'exceljs', 'sheetjs', 'excel'])(
  'the export as %s saved it changes nothing',
  async (program) => {
    const content = program === 'excel' ? await savedByExcel() : await savedBy(program);
    const { rows } = await imports.done(content);
    expect(rows.map(({ outcome, faults, changes }) => ({ outcome, faults, changes }))).toEqual([
      { outcome: 'unchanged', faults: [], changes: [] },
      { outcome: 'unchanged', faults: [], changes: [] },
    ]);
  },
);

test.each([
  [true, 'error.CELL_NO_TEXT_boolean'],
  [456, null],
])('an article number that is %s in the workbook', async (sku, fault) => {
  const rows = [
    ['Artikelnummer', 'Preis'],
    [sku, 10],
  ];
  const { rows: judged } = await imports.done(await workbook(rows), { dryRun: true });
  const found = msgs(judged[0]);
  if (fault === null) expect(found.some((msg) => msg.startsWith('error.CELL'))).toBe(false);
  else expect(found).toContain(fault);
});
