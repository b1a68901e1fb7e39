import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { createTag } from '#tests/support/tags.ts';

test('publishes all matches as a job, with its progress and its result', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?name=eiche');
  const selectPage = page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' });
  await selectPage.check();
  const results = await page.getByText(/^\d+ Ergebnisse$/).textContent();
  const total = Number.parseInt(results ?? '', 10);
  expect(total).toBeGreaterThan(100);
  await page.getByRole('button', { name: `Alle ${total} auswählen` }).click();
  const toolbar = page.getByRole('toolbar', { name: `${total} Produkte ausgewählt` });
  await toolbar.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog');
  // the dialog reports incomplete variations, and publishes them only on request
  await expect(dialog).toContainText(/sind unvollständig\. Es fehlt:/);
  await dialog.getByRole('button', { name: /^Alle \d+ veröffentlichen$/ }).click();

  // the toolbar disappears with the button that opened the dialog
  await expect(selectPage).toBeFocused();
  const job = page.getByRole('group', { name: 'Variationen veröffentlichen' });
  // the other ones were published before
  await expect(job).toContainText(new RegExp(`Fertig: \\d+ von ${total}, \\d+ waren schon so`));
  await expect(page.getByText('Entwurf', { exact: true })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await job.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(job).toHaveCount(0);
});

test('a manual selection ends the selection of all matches', async ({ site }) => {
  const page = await site.as('admin', { language: 'en' }, '/products/variations?name=eiche');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await expect(page.getByRole('toolbar', { name: /^\d{3} products/i })).toBeVisible();
  await page.locator('tbody').getByRole('checkbox').first().uncheck();
  await expect(page.getByRole('toolbar', { name: /^9 products/i })).toBeVisible();
});

test('a partly completed bulk call says why, and keeps the failed rows selected', async ({
  site,
}) => {
  await createTag(site, 'Aaa unbenutzt');
  const page = await site.as('admin', {}, '/collections/tags?type=product&name=a');
  await page
    .getByRole('row', { name: /Aaa unbenutzt/ })
    .getByRole('checkbox')
    .check();
  const used = page.locator('tbody tr').nth(1);
  const name = (await used.getByRole('link').textContent()) ?? '';
  await used.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();

  const report = page.getByRole('dialog', { name: 'Nicht alles konnte geändert werden' });
  await expect(report).toContainText('1 von 2 wurde geändert.');
  await expect(report).toContainText(`„${name}“ wird noch von`);
  expect(await axeFindings(page)).toEqual([]);
  await report.getByRole('button', { name: 'Schließen' }).click();
  // the uses of the other tag
  const uses = page.getByRole('dialog', { name: 'Wird noch verwendet' });
  await expect(uses).toContainText(`„${name}“ wird noch verwendet.`);
  await uses.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('toolbar', { name: '1 Schlagwort ausgewählt' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox'),
  ).toBeChecked();
});

test('saves the filtered rows as a file, also from the keyboard', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?name=eiche');
  const exporting = page.getByRole('button', { name: 'Exportieren' });
  // disabled until the list has rows
  await expect(exporting).toBeEnabled();
  await exporting.press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^variationen-[\d-]+\.xlsx$/);
  const again = page.waitForEvent('download');
  const job = page.getByRole('group', { name: 'Variationen exportieren' });
  await job.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await again).suggestedFilename()).toMatch(/\.xlsx$/);
});
