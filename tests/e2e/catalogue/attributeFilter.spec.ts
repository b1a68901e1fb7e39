import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const results = (page: Page) => page.getByRole('group', { name: /Ergebnis/ });
const names = (page: Page) => page.locator('tbody').getByRole('link');
const parameter = (page: Page) => new URL(page.url()).searchParams.get('attributes');

test('attributes filter the list, by keyboard, in the address and in a view', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations');
  await page.getByRole('button', { name: 'Weitere Filter' }).click();
  const button = page.getByRole('button', { name: /^Attribute/ });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nach Attributen filtern' });
  await expect(dialog.getByLabel('Attribut auswählen')).toBeFocused();

  await page.keyboard.type('Holzart');
  await expect(page.getByRole('option', { name: /^Holzart/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const wood = dialog.getByRole('group', { name: 'Holzart' });
  await expect(wood.getByLabel('Werte', { exact: true })).toBeFocused();
  await page.keyboard.type('wildeich');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await dialog.getByLabel('Weiteres Attribut').fill('Breite');
  await expect(page.getByRole('option', { name: /^Breite \(cm\)/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const width = dialog.getByRole('group', { name: 'Breite (cm)' });
  await expect(width.getByLabel('Von')).toBeFocused();
  await page.keyboard.type('160,5');
  await width.getByLabel('Bis').fill('60');
  await page.keyboard.press('Enter');
  await expect(width.getByText('Nicht kleiner als „Von“')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await width.getByLabel('Bis').fill('1.000');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await expect(results(page)).toContainText('Holzart:Wildeiche gebürstet');
  await expect(results(page)).toContainText('Breite (cm):160,5 bis 1.000');
  await expect.poll(() => parameter(page)).toMatch(/^\d+:is:\d+;\d+:range:160\.5\.\.1000$/);
  await expect(button).toHaveText('Attribute (2)');
  await expect(names(page).first()).toHaveText(/Wildeiche gebürstet/);

  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page.getByRole('menuitem', { name: 'Ansicht speichern …' }).click();
  await page.getByLabel('Name der Ansicht').fill('Breite Wildeiche');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Ansicht wurde gespeichert.')).toBeVisible();
  await results(page).getByRole('button', { name: 'Filter „Breite (cm)“ entfernen' }).click();
  await expect.poll(() => parameter(page)).toMatch(/^\d+:is:\d+$/);

  await page.reload();
  await expect(results(page)).toContainText('Holzart:Wildeiche gebürstet');
  await expect(results(page)).not.toContainText('Breite');
  await page.getByRole('button', { name: /^(Ansichten|Breite Wildeiche)$/ }).click();
  await page.getByRole('menuitem', { name: 'Breite Wildeiche' }).click();
  await expect(results(page)).toContainText('Breite (cm):160,5 bis 1.000');

  // an attribute that was deleted since a view was saved
  await openPath(page, '/products/variations?attributes=999999%3Aempty&name=wildeiche+140');
  await expect(page.getByText(/wurde weggelassen: attributes/)).toBeVisible();
  await expect.poll(() => parameter(page)).toBeNull();
  await expect(names(page).first()).toHaveText(/Wildeiche.*140|140.*Wildeiche/);
});

test('a search finds words of values', async ({ site }) => {
  const page = await site.as('manufacturer', { width: 390 }, '/products/variations');
  const search = page.getByLabel('Name, Artikelnummer oder Angaben suchen');
  await search.fill('eiche 140');
  await expect(results(page)).toContainText('Suche:eiche 140');
  await expect(page.getByText(/^\d+ Ergebnisse?$/).first()).toBeVisible();
  const { variations } = await site.api<{
    variations: { data: { results: { name: string }[]; total: number } };
  }>(
    'manufacturer',
    `{ variations(query: { name: "eiche 140", size: 1000 }) {
    data { total results { name } } } }`,
  );
  await expect(results(page)).toContainText(`${variations.data.total} Ergebnis`);
  // some have the number in a value alone
  expect(variations.data.results.filter(({ name }) => name.includes('140'))).not.toEqual([]);
  expect(variations.data.results.filter(({ name }) => !name.includes('140'))).not.toEqual([]);
});
