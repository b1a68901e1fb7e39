import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';
import { paste } from '#tests/support/paste.ts';

const { bulkEdit, form, jobReport, rules, shell, undo, variationGrid } = messages;
const texts = messages.resources['products/variations'];
const list = '/products/variations?sort=id';

const counted = (text: string, count: number): string =>
  (text.split(' |||| ').at(count === 1 ? 0 : 1) ?? '')
    .replace('%{count}', String(count))
    .replace('%{smart_count}', String(count));

/** The grid; its columns are name, article number, price and status. */
const openGrid = async (page: Page) => {
  await page.getByRole('button', { name: texts.editInList }).click();
  const grid = page.getByRole('grid', { name: variationGrid.label });
  await expect(grid).toBeVisible();
  const cell = (row: number, column: number) =>
    grid
      .getByRole('row')
      .nth(row + 1)
      .getByRole('gridcell')
      .nth(column);
  return { grid, cell };
};

test('cells are typed, pasted and filled down, saved together and undone', async ({ site }) => {
  const page = await site.as('admin', {}, list);
  const { grid, cell } = await openGrid(page);
  const [firstName, secondPrice] = [await cell(0, 0).textContent(), await cell(1, 2).textContent()];
  await cell(0, 0).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' neu');
  await page.keyboard.press('Escape');
  await expect(cell(0, 0)).toHaveText(firstName ?? '');
  // typing replaces the text, Tab goes on to the next cell
  await page.keyboard.type('Sessel eins');
  await page.keyboard.press('Tab');
  await expect(cell(0, 0)).toHaveText('Sessel eins');
  await expect(cell(0, 0)).toHaveAttribute('data-unsaved', 'true');

  // two rows of three columns
  await paste(page, 'GRID-1\t1.299,50\tEntwurf\nGRID-2\tviel\tEntwurf\n');
  await expect(cell(0, 2)).toHaveText('1.299,50');
  await expect(cell(1, 1)).toHaveText('GRID-2');
  await expect(cell(1, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(1, 4)).toContainText(rules.price);
  expect(await axeFindings(page)).toEqual([]);
  // saving leads to the invalid cell
  await page.keyboard.press('Control+s');
  await expect(cell(1, 2)).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Control+d');
  await expect(cell(1, 2)).toHaveText('1.299,50');
  await page.keyboard.press('Delete');
  await expect(cell(1, 2)).toHaveText(secondPrice ?? '');
  await page.keyboard.press('Control+d');
  await expect(page.getByText(counted(variationGrid.unsaved, 2))).toBeVisible();

  await page.getByRole('button', { name: form.save, exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: counted(bulkEdit.done, 2) });
  await expect(toast).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Sessel eins' })).toHaveCount(1);
  await expect(page.locator('[data-unsaved]')).toHaveCount(0);
  await toast.getByRole('button', { name: shell.undo }).click();
  await expect(page.getByText(counted(undo.done, 2))).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Sessel eins' })).toHaveCount(0);
});

test('a conflict is reported with what is saved, and leaving with unsaved cells asks', async ({
  site,
}) => {
  const page = await site.as('admin', {}, list);
  const address = await page
    .locator('tbody tr')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  const id = /(\d+)(?:\?|$)/.exec(address ?? '')?.[1] ?? '';
  const { cell } = await openGrid(page);
  await cell(0, 2).click();
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await site.api(
    'admin',
    'mutation ($input: VariationsEditInput!) { editVariations(input: $input) { data } }',
    { input: { ids: [id], price: { mode: 'set', amount: '78' } } },
  );
  await page.getByRole('button', { name: form.save, exact: true }).click();
  const report = page.getByRole('dialog', { name: jobReport.title });
  await expect(report).toContainText(messages.error.CHANGED_SINCE);
  await report.getByRole('button', { name: jobReport.close }).click();
  await expect(cell(1, 2)).toHaveText('600,00');
  await expect(cell(0, 4)).toContainText('78,00');

  const question = page.getByRole('dialog', { name: form.leave.title });
  await page.getByRole('button', { name: texts.editInList }).click();
  await question.getByRole('button', { name: form.leave.stay }).click();
  await page
    .getByRole('link', { name: messages.resources['collections/tags'].name.split(' |||| ')[1] })
    .click();
  await question.getByRole('button', { name: form.leave.stay }).click();
  // having seen what is saved, the user overwrites it
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-unsaved]')).toHaveCount(0);
  await page.getByRole('button', { name: texts.editInList }).click();
  await expect(page.getByRole('row', { name: /500,00/ })).toHaveCount(1);
  await openPath(page, list);
});
