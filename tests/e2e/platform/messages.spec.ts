import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, load, test } from '#tests/support/browser.ts';

const createTag = async (page: Page, name: string, save: string) => {
  await load(page, '/collections/tags/create');
  await page.locator('input[name="name"]').fill(name);
  await page.getByRole('button', { name: save, exact: true }).click();
};

test('messages remain readable after the toast, in all tabs, until signing out', async ({
  site,
}) => {
  const page = await site.as('admin');
  await createTag(page, 'Meldung eins', 'Speichern');
  await expect(page.getByText('Das Schlagwort wurde angelegt.')).toBeVisible();
  // a success is not counted, but a failure is
  await createTag(page, 'Meldung eins', 'Speichern');
  const bell = page.getByRole('button', { name: 'Meldungen, 1 ungelesene' });
  await bell.waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(site.origin('admin'));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Meldungen, 1 ungelesene' })).toBeVisible();

  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Meldungen' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel).toContainText('Das Schlagwort wurde angelegt.');
  expect(await axeFindings(page)).toEqual([]);
  await expect(panel.getByRole('link', { name: 'Zur Seite' }).last()).toHaveAttribute(
    'href',
    /\/collections\/tags\/\d+$/,
  );
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Meldungen', exact: true })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Meldungen', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.locator('#email').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('atrium.messages'))).toBeNull();
});

test('an error names its fields and links to the page where it happened', async ({ site }) => {
  const page = await site.as('admin', { language: 'en', theme: 'dark', width: 800 });
  await createTag(page, 'Meldung zwei', 'Save');
  await expect(page.getByText('The tag has been created.')).toBeVisible();
  await createTag(page, 'Meldung zwei', 'Save');
  await page.getByRole('button', { name: 'Messages, 1 unread' }).waitFor();
  await page.goto(site.origin('admin'));
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  const failed = panel.getByRole('listitem').first();
  await expect(failed).toContainText('Meldung zwei');
  await expect(failed).toContainText('Name: ');
  expect(await axeFindings(page)).toEqual([]);
  await failed.getByRole('link', { name: 'Go to page' }).click();
  await expect(page).toHaveURL(/\/collections\/tags\/create$/);
  await expect(panel).toHaveCount(0);

  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await panel.getByRole('button', { name: 'Clear session messages' }).click();
  await expect(panel).toContainText('No messages');
  expect(await axeFindings(page)).toEqual([]);
});

test('a job reports its end there with its file, even after its card was closed', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/variations?name=eiche');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const card = page.getByRole('group', { name: 'Variationen exportieren' });
  await card.getByRole('button', { name: 'Ausblenden' }).click();
  await saved;
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Meldungen', exact: true }).click();
  const message = page.getByRole('dialog', { name: 'Meldungen' }).getByRole('listitem');
  await expect(message).toContainText(/Variationen exportieren.*Fertig: (\d+) von \1/s);
  const again = page.waitForEvent('download');
  await message.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await again).suggestedFilename()).toMatch(/\.csv$/);
  expect(await axeFindings(page)).toEqual([]);
  await message.getByRole('link', { name: 'Alle Aufgaben' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('a toast covers no button of the page', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags');
  await createTag(page, 'Meldung vier', 'Speichern');
  const toast = page.getByRole('alert');
  const own = await toast.boundingBox();
  const boxes = await page
    .locator('header button, main button, main a')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('tbody')).map((one) => one.getBoundingClientRect().toJSON()),
    );
  if (!own) throw new Error('the toast is gone already');
  const covered = boxes.filter(
    ({ left, right, top, bottom }) =>
      right > own.x && left < own.x + own.width && bottom > own.y && top < own.y + own.height,
  );
  expect(covered).toEqual([]);
});
