import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

const { bulkEdit, resources, form } = messages;

test('takes over a section’s content for all variations of its product', async ({ site }) => {
  const typed = '123,5';
  const text = resources['products/variations'];
  const page = await site.as(
    'manufacturer',
    {},
    '/products/variations?variationType=notMuster&sort=sku',
  );
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const width = page.getByRole('textbox', { name: 'Breite (cm)' });
  await expect(width).toBeVisible();
  const own = page.url();
  // typed values need not be saved
  await width.fill(typed);
  const open = (section: string) =>
    page
      .getByRole('button', { name: bulkEdit.takeOver.actionOf.replace('%{section}', section) })
      .click();
  await open('Maße');
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('row').nth(1).getByRole('cell').last();
  await expect(shown).toContainText(`Breite (cm): ${typed}`);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /\d/ }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(width).toHaveValue(typed);

  await open(text.sections.details);
  await dialog.getByRole('combobox', { name: bulkEdit.what }).click();
  await page.getByRole('option', { name: bulkEdit.kinds.tags }).click();
  await expect(dialog.getByText(bulkEdit.takeOver.explainedDetails)).toBeVisible();
  await dialog.getByRole('button', { name: form.cancel }).click();

  await page
    .getByRole('link', { name: messages.variationPages.neighbours.next.split('%')[0] })
    .click();
  await page.getByRole('button', { name: form.leave.leave }).click();
  await expect(page).not.toHaveURL(own);
  await expect(width).toHaveValue(typed);
  await openPath(page, own);
  await expect(width).not.toHaveValue(typed);
});
