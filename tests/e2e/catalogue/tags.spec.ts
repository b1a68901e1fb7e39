import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';
import { createTag } from '#tests/support/tags.ts';

test('a tag is created, found, renamed and deleted', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags');
  await page.getByRole('link', { name: 'Neu anlegen' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sommerfrische');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Das Schlagwort wurde angelegt.')).toBeVisible();

  await page.getByLabel('Nach Namen suchen').fill('sommerfr');
  await page.getByRole('link', { name: 'Sommerfrische' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sommerlaune');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Das Schlagwort wurde gespeichert.')).toBeVisible();
  // the list keeps its filter, which the new name no longer matches
  await expect(page.getByText('Es wurde nichts gefunden.')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Filter löschen' }).first().click();

  await page.getByLabel('Nach Namen suchen').fill('Sommerlaune');
  await page
    .getByRole('row', { name: /Sommerlaune/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Das Schlagwort wurde gelöscht.')).toBeVisible();
  await expect(page.getByText('Es wurde nichts gefunden.')).toBeVisible();
});

test('reports a duplicate name at its field, in any spelling', async ({ site }) => {
  const page = await site.as('admin', { language: 'en' }, '/collections/tags');
  const taken = (await page.locator('tbody tr').first().getByRole('link').textContent()) ?? '';
  await openPath(page, '/collections/tags/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(taken.toUpperCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Already taken', { exact: true })).toBeVisible();
});

test('a tag in use is not deleted, and it is said where it is used', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags?sort=usage&order=DESC&type=product');
  const row = page.locator('tbody tr').first();
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wird noch verwendet' });
  await expect(dialog.getByText(`„${name}“ wird noch verwendet.`)).toBeVisible();
  const uses = dialog.getByRole('list', { name: 'Verwendet von' });
  await expect(uses.getByRole('link').first()).toHaveAttribute('href', /\/products\/variations\//);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  // the same on its own page, before an attempt to delete
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Verwendet von' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('tags are merged into the one that stays', async ({ site }) => {
  const page = await site.as('admin');
  for (const name of ['Zusammen A', 'Zusammen B']) await createTag(site, name);
  await openPath(page, '/collections/tags?name=Zusammen');
  await page
    .getByRole('row', { name: /Zusammen A/ })
    .getByRole('checkbox')
    .check();
  await expect(page.getByRole('button', { name: 'Zusammenführen' })).toHaveCount(0);
  await page
    .getByRole('row', { name: /Zusammen B/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Zusammenführen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schlagwörter zusammenführen' });
  await dialog.getByRole('radio', { name: /Zusammen B/ }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(
    page.getByText('Die Schlagwörter wurden zu „Zusammen B“ zusammengeführt.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zusammen A' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zusammen B' })).toBeVisible();
});
