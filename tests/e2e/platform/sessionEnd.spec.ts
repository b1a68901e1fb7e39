import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { pdf } from '#tests/support/pdf.ts';

const endSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...session, token: 'ended' }));
  });

const typeTag = async (site: Site, name: string): Promise<Page> => {
  const page = await site.as('admin', {}, '/collections/tags/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  return page;
};

const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' });

const signInAgain = async (page: Page, password: string) => {
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

test('keeps the input when the session ends, and saves it after signing in', async ({ site }) => {
  const page = await typeTag(site, 'Während der Eingabe beendet');
  await endSession(page);
  await save(page);
  await expect(dialog(page)).toContainText('admin@atrium.example');
  await expect(dialog(page).getByLabel('Passwort', { exact: true })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await signInAgain(page, 'wrong');
  await expect(dialog(page).getByText('Das Passwort ist falsch.')).toBeVisible();
  await signInAgain(page, demoPassword);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Schlagwörter' })).toBeVisible();
  const { tags } = await site.api<{ tags: { data: { total: number } } }>(
    'admin',
    '{ tags(query: { name: "Während der Eingabe beendet" }) { data { total } } }',
  );
  expect(tags.data.total).toBe(1);
});

test('a document waits for its user to sign in again, and what was typed stays', async ({
  site,
}) => {
  const page = await site.as('vendor', {}, '/vendor-profile/profile-information');
  await page.getByLabel('Kurzname').fill('Getippt');
  await page.getByRole('tab', { name: 'Dokumente und Bilder' }).click();
  site.mayFail('/files');
  const certificates = page.getByRole('group', { name: 'Zertifikate' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    certificates.getByRole('button', { name: 'Datei auswählen' }).click(),
  ]);
  // after the click, since any call may open the dialog, which covers the button
  await endSession(page);
  await chooser.setFiles({ name: 'Neu.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await signInAgain(page, demoPassword);
  await expect(certificates.getByRole('button', { name: '„Neu“ entfernen' })).toBeVisible();
  await page.getByRole('tab', { name: 'Allgemein' }).click();
  await expect(page.getByLabel('Kurzname')).toHaveValue('Getippt');
});

test('declining leads to the login page without another question', async ({ site }) => {
  const page = await typeTag(site, 'Wird verworfen');
  const asked: string[] = [];
  page.on('dialog', (browserDialog) => {
    asked.push(browserDialog.type());
    void browserDialog.dismiss();
  });
  await endSession(page);
  await save(page);
  await dialog(page).getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('signing out in another tab keeps the input here; signing in there continues here', async ({
  site,
}) => {
  const page = await typeTag(site, 'Halb getippt');
  const session = await page.evaluate(() => localStorage.getItem('user'));
  const other = await page.context().newPage();
  // not the application, whose rejected calls would end the session again later
  await other.goto(new URL('/favicon.svg', page.url()).href);
  // like signing out there, but without ending the session that other tests use
  await other.evaluate(() => localStorage.removeItem('user'));
  await expect(dialog(page)).toBeVisible();
  await other.evaluate((kept) => localStorage.setItem('user', kept ?? ''), session);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Halb getippt',
  );
});

test('signing out asks first if there are unsaved changes', async ({ site }) => {
  const page = await typeTag(site, 'Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Noch nicht gespeichert',
  );
});
