import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const rows = (page: Page) => page.locator('tbody tr').filter({ has: page.getByRole('link') });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('categories are found, checked by keyboard and kept in the address', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?page=3');
  const filters = page.getByRole('search');
  await filters.getByRole('button', { name: 'Kategorien', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kategorien' });
  const tree = dialog.getByRole('tree', { name: 'Kategorien' });
  await expect(tree.getByRole('treeitem', { name: 'Leuchten', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { name: 'Leuchten', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tree.getByRole('treeitem', { name: 'Leuchten', exact: true })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await expect.poll(() => parameter(page, 'categories')).toMatch(/^\d+$/);
  expect(parameter(page, 'page')).toBeNull();

  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem', { name: 'Leuchten', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await expect(tree.locator('[aria-level="2"]').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tree.getByRole('treeitem', { name: 'Leuchten', exact: true })).toHaveAttribute(
    'aria-checked',
    'mixed',
  );
  await expect.poll(() => parameter(page, 'categories')).toMatch(/^\d+,\d+/);

  await dialog.getByLabel('Suchen').fill('teppich');
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: 'Leuchten', exact: true })).toHaveCount(0);
});

test('a parent, a kind and services narrow the list, each by its parameter', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/products/variations');
  await page.getByRole('button', { name: 'Weitere Filter' }).click();
  await expect(page.getByLabel('Marke')).toHaveCount(0);
  await expect(page.getByLabel('Servicegruppe')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Art' }).click();
  await page.getByRole('option', { name: 'Muster' }).click();
  await expect.poll(() => parameter(page, 'variationType')).toBe('muster');
  await expect(rows(page).first().getByRole('link').first()).toHaveText(/muster/i);
  await page.getByRole('combobox', { name: 'Art' }).click();
  await page.getByRole('option', { name: 'Alle' }).click();
  await page.getByLabel('Nach Hauptprodukt suchen').fill('bett');
  await expect.poll(() => parameter(page, 'parent_name')).toBe('bett');
  await page.getByLabel('Nach Hauptprodukt suchen').fill('');
  await expect.poll(() => parameter(page, 'parent_name')).toBeNull();
});

test('an administrator filters by brand and by service group', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations');
  await page.getByRole('combobox', { name: 'Marke' }).click();
  const brands = await page.getByRole('option').allTextContents();
  expect(brands).toHaveLength(13);
  expect(brands.slice(1)).toEqual([...brands.slice(1)].sort((a, b) => a.localeCompare(b, 'de')));
  await page.getByRole('option').nth(1).click();
  await expect.poll(() => parameter(page, 'manufacturer_id')).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Weitere Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Servicegruppe' }).click();
  await page.getByRole('option').nth(1).click();
  await expect.poll(() => parameter(page, 'serviceInfo')).toMatch(/^\d+$/);
  // the number of those in use
  await expect(page.getByRole('button', { name: 'Weitere Filter (1)' })).toBeVisible();
  await expect(page.getByText(/\d+ Ergebnis/).first()).toBeVisible();
});

test('services are attached to one product and to several', async ({ site }) => {
  const page = await site.as(
    'admin',
    {},
    '/products/variations?serviceFilter=hasNotService&name=Spiegel',
  );
  const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  const openDialog = async () => {
    await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Servicegruppen zuordnen' });
  const montage = dialog.getByRole('treeitem', { name: 'Montage', exact: true });
  await montage.click();
  await expect(montage).toHaveAttribute('aria-checked', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Services wurden gespeichert.')).toBeVisible();

  await openPath(
    page,
    `/products/variations?serviceFilter=hasService&name=${encodeURIComponent(name)}`,
  );
  await openDialog();
  await expect(montage).toHaveAttribute('aria-checked', 'true');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();

  await openPath(page, '/products/variations?serviceFilter=hasNotService&name=Spiegel');
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Handwerkerservice zuordnen' }).click();
  const bulk = page.getByRole('dialog', { name: 'Handwerkerservice zuordnen' });
  await bulk.getByRole('treeitem', { name: 'Lieferung', exact: true }).click();
  await bulk.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Services von 2 Produkten wurden gespeichert.')).toBeVisible();
});

test('a manufacturer has no services to attach', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/products/variations');
  await rows(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Löschen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Handwerkerservice zuordnen' })).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Aktionen für/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Einstellungen' })).toHaveCount(0);
});

test('parents are linked to a sample box and unlinked, with separate filters', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations/link-samples/1?name=Spiegel');
  await expect(page.getByRole('heading', { name: /^Muster verknüpfen: / })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Musterbox' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Hauptprodukt' })).toHaveCount(0);
  const first = rows(page).first();
  await first.getByRole('button', { name: /^Verknüpfen/ }).press('Enter');
  await expect(page.getByText('Das Hauptprodukt wurde verknüpft.')).toBeVisible();
  await expect(first.getByText('Verknüpft', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // the focus stays on the same button
  await expect(first.getByRole('button', { name: /^Lösen/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByText('Nicht verknüpft')).toBeVisible();
  expect(parameter(page, 'name')).toBe('Spiegel');
  await page.getByRole('link', { name: 'Variationen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Variationen' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a manufacturer links its own products, and cannot list the boxes', async ({ site }) => {
  const page = await site.as('manufacturer', {}, '/products/variations/link-samples/4');
  await expect(page.getByRole('heading', { name: /^Muster verknüpfen: / })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Variationen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Variationen' })).toBeVisible();
  const vendor = await site.as('vendor', {}, '/products/variations/link-samples/4');
  await expect(vendor.getByRole('heading', { name: /Guten Tag/ })).toBeVisible();
});
