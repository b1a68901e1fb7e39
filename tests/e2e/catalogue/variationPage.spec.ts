import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { openPath } from '#tests/support/pages.ts';

test('shows what a product lacks, and lets the keyboard fill it in and save', async ({ site }) => {
  const text = messages.resources['products/variations'];
  const page = await site.as(
    'manufacturer',
    {},
    '/products/variations?missing=nothing&pageSize=10',
  );
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const name = page.getByRole('textbox', { name: text.fields.name });
  const first = await name.inputValue();
  await page
    .getByRole('link', { name: messages.variationPages.neighbours.next.split('%')[0] })
    .click();
  await expect(name).not.toHaveValue(first);
  const width = page.getByRole('textbox', { name: 'Breite' });
  const before = await width.inputValue();

  // typing something and undoing it is not a change
  await width.fill('1');
  await expect(page.getByText(`${messages.form.unsaved}: Maße`)).toBeVisible();
  await width.fill(before);
  await expect(page.getByText(messages.form.unsaved)).toHaveCount(0);

  await width.fill('');
  await page.getByRole('switch', { name: text.completeness.onlyMissing }).check();
  await expect(name).toBeHidden();
  await expect(width).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(text.required.replace('%{label}', 'Breite')).first()).toBeVisible();
  await expect(width).toBeFocused();
  await expect(
    page.getByRole('navigation', { name: text.sections.nav }).getByText('Maße'),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: text.sections.hasError })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('switch', { name: text.completeness.onlyMissing }).uncheck();
  await width.fill('123,5');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/missing=nothing/);
  // immediately, while the list is loading: a saved form must neither ask nor be restored as
  // unsaved
  await page.goBack();
  await expect(page.getByText(messages.form.unsaved)).toHaveCount(0);
  await expect(width).toHaveValue('123,5');
});

test('a draft can be saved without required values, and publishing it asks', async ({ site }) => {
  const page = await site.as(
    'admin',
    {},
    '/products/variations?status=2&missing=nothing&name=regal&sort=id',
  );
  const link = page.locator('tbody tr').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const width = page.getByRole('textbox', { name: 'Breite' });
  const before = await width.inputValue();
  const anyway = page.getByRole('button', { name: 'Entwurf trotzdem speichern' });
  await width.fill('');
  await expect(anyway).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Breite ist ein Pflichtfeld!').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await anyway.click();
  await expect(page.getByText('Das Produkt ist jetzt ein Entwurf.')).toBeVisible();

  await openPath(page, `/products/variations?name=${encodeURIComponent(name)}`);
  const row = page
    .locator('tbody tr')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unvollständige veröffentlichen?' });
  await expect(dialog).toContainText('Pflichtangaben');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(row.getByText('Entwurf')).toBeVisible();

  // the page asks, too, and publishes without asking when the variation is complete
  await row.getByRole('link', { name, exact: true }).click();
  await width.fill(before);
  await page.keyboard.press('Control+s');
  await expect(row.getByText('Entwurf')).toBeVisible();
  await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Veröffentlichen' }).click();
  await expect(row.getByText('Veröffentlicht')).toBeVisible();
});

test('says why there is no next variation when one is not opened from the list', async ({
  site,
}) => {
  const { neighbours } = messages.variationPages;
  const last = '/products/variations/details/40?back=name%3Dnichts-dergleichen';
  const page = await site.as('admin', {}, last);
  const next = page.getByRole('button', { name: neighbours.elsewhere });
  await expect(next).toHaveCount(2);
  await next.last().hover();
  await expect(page.getByRole('tooltip', { name: neighbours.elsewhere })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).locator('span').last().textContent();
  await expect(page).toHaveTitle(`${name} – Admin`);
});
