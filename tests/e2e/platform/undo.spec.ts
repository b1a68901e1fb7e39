import type { Page } from '@playwright/test';
import { numberText } from '#contract/format.ts';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const { bulkEdit, error, history, jobReport, shell, undo } = messages;

/** The form of a text for this number of records. */
const counted = (text: string, count: number): string =>
  (text.split(' |||| ').at(count === 1 ? 0 : 1) ?? '')
    .replace('%{count}', numberText(count, 'de'))
    .replace('%{smart_count}', String(count));

const list = '/products/variations?sort=sku';

/** Sets the price of the first two rows; returns their ids. */
const setPrices = async (page: Page): Promise<string[]> => {
  const ids: string[] = [];
  for (const index of [0, 1]) {
    const row = page.locator('tbody tr').nth(index);
    const link = await row.getByRole('link').first().getAttribute('href');
    ids.push(/(\d+)(?:\?|$)/.exec(link ?? '')?.[1] ?? '');
    await row.getByRole('checkbox').check();
  }
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: bulkEdit.action, exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: bulkEdit.amount }).fill('77');
  await dialog.getByRole('button', { name: counted(bulkEdit.run, 2) }).click();
  await expect(page.getByText(counted(bulkEdit.done, 2))).toBeVisible();
  return ids;
};

test('a bulk change is undone from its toast, and from the history of a record', async ({
  site,
}) => {
  const page = await site.as('admin', {}, list);
  const prices = () => page.getByRole('row', { name: /77,00/ });
  await setPrices(page);
  await expect(prices()).toHaveCount(2);
  const toast = page.getByRole('alert').filter({ hasText: counted(bulkEdit.done, 2) });
  await toast.getByRole('button', { name: shell.undo }).click();
  await expect(page.getByText(counted(undo.done, 2))).toBeVisible();
  await expect(prices()).toHaveCount(0);

  await openPath(page, list);
  const [changed = '', other = ''] = await setPrices(page);
  await site.api(
    'admin',
    'mutation ($input: VariationsEditInput!) { editVariations(input: $input) { data } }',
    { input: { ids: [changed], price: { mode: 'set', amount: '78' } } },
  );
  await openPath(page, `/products/variations/details/${other}`);
  await page.getByRole('button', { name: history.title }).click();
  const item = page.getByRole('dialog', { name: history.title }).getByRole('listitem').first();
  await item.getByRole('button', { name: history.undoAll }).click();
  const question = page.getByRole('dialog', { name: undo.title });
  await expect(question).toContainText(counted(undo.restores, 1));
  await expect(question).toContainText(counted(undo.stay, 1));
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: shell.undo }).click();
  const report = page.getByRole('dialog', { name: jobReport.title });
  await expect(report).toContainText(error.CHANGED_SINCE);
  expect(await axeFindings(page)).toEqual([]);
  await report.getByRole('button', { name: jobReport.close }).click();
  await expect(page.getByRole('textbox', { name: /^Preis/ })).not.toHaveValue(/77/);
  await page.getByRole('button', { name: history.title }).click();
  await expect(item.getByText(history.actions.restore)).toBeVisible();
});
