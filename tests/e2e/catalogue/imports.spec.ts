import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import readWorkbook from 'read-excel-file/node';
import { plainHeadings } from '#contract/importColumns.ts';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { createImportFamily } from '#tests/support/importFamily.ts';
import { png } from '#tests/support/pictures.ts';
import { createTag } from '#tests/support/tags.ts';
import { workbook } from '#tests/support/workbook.ts';

type Cells = Record<string, string | number>;

const typeOfWorkbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The first sheet of the downloaded workbook: its headings without asterisks, and its rows. */
const downloaded = async (page: Page, button: Locator) => {
  const saved = page.waitForEvent('download');
  await button.click();
  const [sheet] = await readWorkbook(fs.readFileSync(await (await saved).path()));
  const [heads = [], ...rows] = sheet?.data ?? [];
  return { heads: heads.map((head) => String(head).replace(/\*$/, '')), rows };
};

const filled = (heads: readonly string[], rows: readonly Cells[]) =>
  workbook([heads, ...rows.map((cells) => heads.map((head) => cells[head]))]);

const chooseFile = async (dialog: Locator, name: string, buffer: Buffer) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: typeOfWorkbook, buffer });

const text = messages.resources['products/imports'];
const head = plainHeadings.de;

test('a newcomer fills in a template, corrects rejected rows, and imports', async ({ site }) => {
  test.setTimeout(120_000);
  const word = 'Fjell';
  const names = await createImportFamily(site, word);
  await createTag(site, word);
  const combination = `Kombination: ${names.colour}`;
  const row = (sku: string, product: string, more: Cells): Cells => ({
    [head.sku]: sku,
    [head.product]: product,
    [head.brand]: names.brand,
    [head.family]: names.family,
    [head.categories]: names.category,
    [head.name]: `${product} ${sku}`,
    [head.price]: '1.299,50',
    [head.tags]: word,
    [names.care]: 'Mit Seife',
    ...more,
  });
  const picture = `fjell.png`;

  // images come first, because rows refer to their files
  const page = await site.as('admin', {}, '/gallery');
  const { gallery } = messages.resources;
  await page.getByRole('button', { name: gallery.upload.open }).click();
  const pictures = page.getByRole('dialog', { name: gallery.upload.title });
  await pictures.locator('input[type=file]').setInputFiles({
    name: picture,
    mimeType: 'image/png',
    buffer: await png({ width: 52, height: 31 }),
  });
  await pictures.getByRole('button', { name: /^1 |Upload 1/ }).click();
  await pictures.getByRole('button', { name: gallery.upload.close, exact: true }).click();

  // start with a template
  await page
    .getByRole('link', {
      name: messages.resources['products/variations'].name.split(' |||| ')[1],
    })
    .click();
  await page.getByRole('button', { name: messages.uploadButton.upload, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: messages.uploadButton.upload });
  await dialog.getByRole('combobox', { name: text.template.family }).fill(names.family);
  await page.getByRole('option', { name: names.family }).click();
  expect(await axeFindings(page)).toEqual([]);
  const { heads } = await downloaded(
    page,
    dialog.getByRole('button', { name: text.template.download }),
  );
  expect(heads).toEqual(expect.arrayContaining([head.sku, head.price, names.care]));

  // filled in, with an error in one of two products
  const first = `Hocker ${word}`;
  const second = `Bank ${word}`;
  const allHeads = [...new Set([...heads, combination])];
  const content = await filled(allHeads, [
    row(`FJ-1`, first, { [combination]: 'Sand', [head.images]: picture }),
    row(`FJ-2`, first, { [combination]: 'Moos', [head.images]: picture }),
    row(`FJ-3`, second, { [head.price]: 'zwölf' }),
  ]);
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') });
  await expect(dialog.getByRole('alert')).toHaveText(
    text.dialog.notWorkbook.replace('%{name}', 'a.csv'),
  );
  await chooseFile(dialog, `Fjell.xlsx`, content);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.dialog.runCheck }).click();

  // the dry run
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Fjell.xlsx`);
  await expect(page.getByText(text.about.stagedPart)).toBeVisible();
  const filter = page.getByRole('group', { name: text.rows.filter });
  await expect(filter.getByRole('button', { name: text.rows.outcomes.created })).toHaveText(/^2/);
  const table = page.getByRole('region', { name: text.rows.title }).getByRole('table');
  await expect(table.getByRole('row', { name: `FJ-1` })).toContainText(first);
  expect(await axeFindings(page)).toEqual([]);
  await filter.getByRole('button', { name: text.rows.outcomes.refused }).click();
  await expect(page).toHaveURL(/outcome=refused/);
  const rejected = table.getByRole('row', { name: `FJ-3` });
  await expect(rejected).toBeVisible();
  await expect(table.getByRole('row', { name: `FJ-1` })).toHaveCount(0);
  // the row below contains the reason
  await expect(rejected.locator('xpath=following-sibling::tr[1]')).toContainText(`${head.price}: `);

  // the rejected row, corrected
  const refused = await downloaded(
    page,
    page.getByRole('button', { name: text.refusedRows.download }),
  );
  expect(refused.rows).toHaveLength(1);
  const mended = refused.rows.map((cells) =>
    cells.map((cell, place) => (refused.heads[place] === head.price ? 89.9 : String(cell ?? ''))),
  );

  // import the accepted rows
  await page.getByRole('button', { name: text.run.open }).click();
  const question = page.getByRole('dialog', { name: text.run.title });
  await expect(question).toContainText(/^.*2 .*1 /s);
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: text.run.open }).click();
  await expect(page.getByText(text.states.done, { exact: true })).toBeVisible();
  await expect(page.getByText('2 Variationen wurden angelegt.')).toBeVisible();
  await filter.getByRole('button', { name: text.rows.outcomes.all }).click();
  await expect(table.getByRole('link', { name: `FJ-1` })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // and the corrected one immediately
  await page.getByRole('button', { name: messages.uploadButton.upload, exact: true }).click();
  await chooseFile(dialog, `mended.xlsx`, await workbook([refused.heads, ...mended]));
  await dialog.getByRole('radio', { name: text.dialog.atOnce }).check();
  await dialog.getByRole('button', { name: text.dialog.runAtOnce }).click();
  await expect(page.getByText(text.uploaded)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('link', { name: text.name.split(' |||| ')[1], exact: true })
    .first()
    .click();
  const line = page.getByRole('row', { name: `mended.xlsx` });
  await expect(line).toContainText(text.states.done);
  expect(await axeFindings(page)).toEqual([]);

  // all are in the list, with their images
  await page.goto(
    new URL(`/products/variations?name=${encodeURIComponent(word)}`, page.url()).href,
  );
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  for (const sku of [1, 2]) {
    await expect(rows.filter({ hasText: `FJ-${sku}` }).locator('img')).toBeVisible();
  }
});

test('continues an import when its page is left; another tab waits for it', async ({ site }) => {
  test.setTimeout(120_000);
  const text = messages.resources['products/imports'];
  const link = (name: string) => ({ name: name.split(' |||| ')[1], exact: true });
  const toVariations = link(messages.resources['products/variations'].name);
  // opened before, so that it responds even when everything else is busy
  const other = await site.as('admin', {}, '/products/variations');
  await expect(other.locator('tbody tr').first()).toBeVisible();
  await other.getByRole('link', link(text.name)).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Importe');
  const page = await site.as('admin', {}, '/products/variations');
  const upload = { name: messages.uploadButton.upload, exact: true };
  await page.getByRole('button', upload).click();
  const dialog = page.getByRole('dialog', { name: messages.uploadButton.upload });
  await chooseFile(
    dialog,
    'viele.xlsx',
    await workbook([
      ['Artikelnummer', 'Produkt', 'Name', 'Preis'],
      ...Array.from({ length: 60_000 }, (_, n) => [`VIELE-${n}`, `Viele ${n}`, `Viele ${n}`, n]),
    ]),
  );
  await dialog.getByRole('button', { name: text.dialog.runCheck }).click();
  await expect(page.getByText(text.about.reading)).toBeVisible();

  await other.getByRole('link', toVariations).click();
  await expect(
    other.getByRole('button', { name: messages.uploadButton.processing }),
  ).toBeDisabled();

  await page.getByRole('link', link(messages.resources['collections/tags'].name)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schlagwörter');
  await page.getByRole('link', link(text.name)).click();
  const line = page.getByRole('row', { name: /viele\.xlsx/ });
  await expect(line).toContainText(text.states.reading);
  await line.getByRole('link').click();
  await page.getByRole('button', { name: text.stop }).click();
  await expect(page.getByText(text.states.stopped, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // the page polls every ten seconds
  await expect(other.getByRole('button', upload)).toBeEnabled({ timeout: 15_000 });
});
