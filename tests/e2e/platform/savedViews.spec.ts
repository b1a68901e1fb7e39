import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('a view is saved, found again by its name, and deleted', async ({ site }) => {
  const page = await site.as(
    'manufacturer',
    {},
    '/products/variations?status=2&sort=price&order=DESC',
  );
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page.getByRole('menuitem', { name: 'Ansicht speichern …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Pflichtfeld')).toBeVisible();
  await dialog.getByLabel('Name der Ansicht').fill('Teure Entwürfe');
  await dialog.getByLabel('Auch für Kolleginnen und Kollegen').check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Ansicht wurde gespeichert.')).toBeVisible();

  await page.getByRole('link', { name: 'Variationen', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/variations$/);
  await page.getByRole('button', { name: 'Ansichten' }).click();
  await page.getByRole('menuitem', { name: 'Teure Entwürfe' }).click();
  await expect(page).toHaveURL(/status=2&sort=price&order=DESC$/);

  await page.getByRole('button', { name: 'Teure Entwürfe' }).click();
  await page.getByRole('menuitem', { name: '„Teure Entwürfe“ löschen' }).click();
  await expect(page.getByText('Die Ansicht wurde gelöscht.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ansichten' })).toBeVisible();
});
