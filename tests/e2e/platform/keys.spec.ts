import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('keys go to pages and move, select and open in a list; ? lists them', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags');
  const rows = page.locator('main tbody tr[data-index]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(map).toContainText('Nächste Zeile');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();

  await page.keyboard.press('j');
  await expect(rows.nth(0).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).not.toBeChecked();
  await rows.nth(1).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/tags\/.*\d/);

  await page.locator('main').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/\/products\/variations/);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('textbox', { name: /durchsuchen|suchen/i }).first();
  await expect(search).toBeFocused();
  await page.keyboard.type('eiche bett');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=eiche\+bett/);
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(0).getByRole('link').first()).toBeFocused();
  // letters have no meaning in a closed choice field
  await page.getByRole('combobox', { name: 'Status' }).focus();
  await page.keyboard.press('j');
  await expect(rows.nth(0).getByRole('link').first()).toBeFocused();
  // letters are input in a field
  await page.getByRole('textbox').first().fill('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/products\/variations/);
});

test('each row is one tab stop, with arrows inside, and a link skips to the rows', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/variations');
  const row = (index: number) => page.locator(`main tr[data-index="${index}"]`);
  const nameOf = (index: number) => row(index).getByRole('link').first();
  await expect(row(1)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    (heading as HTMLElement).tabIndex = -1;
    (heading as HTMLElement).focus();
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zu den Zeilen springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(row(0).getByRole('checkbox')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(row(1).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(nameOf(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(row(1).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main thead input')).toBeFocused();
  // the table is left at its ends
  const last = page.locator('main tr[data-index]').last();
  await last.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /pro Seite/ })).toBeFocused();

  await row(0).getByRole('checkbox').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/variations\/details\/\d/);
});

test('the search runs actions of the current screen', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags');
  await expect(page.getByRole('link', { name: 'Neu anlegen' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Seite, Name/ }).fill('gelöschte');
  const option = page.getByRole('option', { name: /Gelöschte/ }).first();
  await expect(option).toContainText('Auf dieser Seite');
  await option.click();
  await expect(page.getByRole('dialog', { name: /Gelöschte/ })).toBeVisible();
});
