import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const several = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce(
    (said, [name, value]) => said.replace(`%{${name}}`, value),
    text.split(' |||| ').at(-1) ?? '',
  );

/** Opens the dialog for the first two rows. */
const openFor = async (page: Page, action: string) => {
  for (const index of [0, 1]) {
    await page.locator('tbody tr').nth(index).getByRole('checkbox').check();
  }
  await page.getByRole('toolbar').getByRole('button', { name: action, exact: true }).click();
  return page.getByRole('dialog');
};

const { bulkEdit, form, shell, undo } = messages;

test('prices are raised as previewed, and categories list their products', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?sort=sku');
  const dialog = await openFor(page, bulkEdit.action);
  const choose = async (field: string, option: string) => {
    await dialog.getByRole('combobox', { name: new RegExp(`^${field}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(bulkEdit.how, bulkEdit.modes.price.increasePercent);
  await dialog.getByRole('textbox', { name: bulkEdit.percent }).fill('2,5');
  const first = dialog.getByRole('table').getByRole('row').nth(1);
  const after = await first.getByRole('cell').last().textContent();
  expect(after).toMatch(/^(€[\d.,]+|[\d.,]+\s€)$/);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: several(bulkEdit.run, { count: '2' }) }).click();
  await expect(page.getByText(several(bulkEdit.done, { smart_count: '2' }))).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await openFor(page, bulkEdit.action);
  await dialog.getByRole('textbox', { name: bulkEdit.amount }).fill('0');
  await expect(first.getByRole('cell').first()).toHaveText(after ?? '');
  await choose(bulkEdit.what, bulkEdit.kinds.categories);
  await dialog.getByRole('combobox', { name: bulkEdit.kinds.categories, exact: true }).click();
  await page.getByRole('option').first().click();
  const [belongs = ''] = several(bulkEdit.products, {}).split(':');
  await expect(dialog.getByRole('alert').filter({ hasText: belongs })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: form.cancel }).click();
  await expect(dialog).toHaveCount(0);
});

test('several fields change as previewed, and are undone as one step', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?sort=sku');
  const dialog = await openFor(page, bulkEdit.action);
  await dialog.getByRole('textbox', { name: bulkEdit.amount }).fill('77');
  await expect(dialog.getByRole('table')).toBeVisible();
  await dialog.getByRole('button', { name: bulkEdit.addField }).click();
  // the next field that no row changes yet
  const tags = dialog.getByRole('group', { name: bulkEdit.row.replace('%{place}', '2') });
  await tags.getByRole('combobox', { name: bulkEdit.kinds.tags, exact: true }).click();
  await page.getByRole('option').first().click();
  const lines = dialog.getByRole('table').getByRole('row');
  await expect(lines.filter({ hasText: bulkEdit.kinds.tags }).first()).toBeVisible();
  await expect(lines.filter({ hasText: bulkEdit.kinds.price }).first()).toContainText('77,00');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: several(bulkEdit.run, { count: '2' }) }).click();
  const toast = page
    .getByRole('alert')
    .filter({ hasText: several(bulkEdit.done, { smart_count: '2' }) });
  await expect(page.getByRole('row', { name: /77,00/ })).toHaveCount(2);
  await toast.getByRole('button', { name: shell.undo }).click();
  await expect(page.getByText(several(undo.done, { count: '2', smart_count: '2' }))).toBeVisible();
  await expect(page.getByRole('row', { name: /77,00/ })).toHaveCount(0);
});
