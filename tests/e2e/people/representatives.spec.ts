import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('a manufacturer adds a representative for some postcodes', async ({ site }) => {
  const { form, list } = messages;
  const text = messages.resources.representatives;
  const page = await site.as('manufacturer', {}, '/representatives');
  await expect(page.getByRole('link', { name: 'Rosa Rupprecht' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: list.add }).click();
  await page.getByRole('textbox', { name: text.fields.name }).fill('Ida');
  await page.getByRole('textbox', { name: text.fields.surname }).fill('Imhof');
  await page.getByRole('textbox', { name: text.fields.email }).fill('ida@maker.example');
  await page.getByRole('textbox', { name: text.fields.phone }).fill('089 / 12 34 56');
  const area = page.getByRole('combobox', { name: text.fields.regions });
  await area.fill('80');
  await page.keyboard.press('Enter');
  await area.fill('bay');
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  const row = page.getByRole('row', { name: 'Ida Imhof' });
  await expect(row).toContainText('PLZ 80…, Bayern');
});

test('representatives are put in order by keyboard', async ({ site }) => {
  const { form, reorder } = messages;
  const page = await site.as('manufacturer2', {}, '/representatives');
  const names = page.getByRole('row').getByRole('link', { name: /^\S+ \S+$/ });
  await expect(names.nth(1)).toBeVisible();
  const [first, second] = await names.allTextContents();
  await page.getByRole('button', { name: reorder.open }).click();
  const dialog = page.getByRole('dialog', { name: 'Reihenfolge der Ansprechpartner' });
  const handles = dialog.locator('[data-sortable-handle]');
  await handles.first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(dialog.getByRole('listitem').first()).toContainText(second ?? '');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(reorder.saved)).toBeVisible();
  await expect(names.nth(0)).toHaveText(second ?? '');
  await expect(names.nth(1)).toHaveText(first ?? '');
});
