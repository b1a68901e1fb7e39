import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { pdf } from '#tests/support/pdf.ts';
import { png } from '#tests/support/pictures.ts';

const address = '/vendor-profile/profile-information';

/** Chooses files with a button, like a user. */
const choose = async (
  page: Page,
  button: ReturnType<Page['getByRole']>,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
};

test('a profile is filled in, its logo cropped by keyboard, and becomes visible by itself', async ({
  site,
}) => {
  const page = await site.as('vendor', {}, address);
  // parts that others see cannot be emptied
  await page.getByLabel('Kurzname').fill('');
  await page.getByRole('tab', { name: 'Anschrift' }).click();
  await page.getByLabel('Ort', { exact: true }).fill('');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByText('Pflichtfeld, solange das Profil sichtbar ist').locator('visible=true').first(),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Anschrift enthält Fehler' })).toBeVisible();
  await expect(page.getByText('10 von 12 Pflichtangaben sind ausgefüllt')).toBeVisible();
  await page.getByRole('button', { name: 'Kurzname' }).click();
  await expect(page.getByLabel('Kurzname')).toBeFocused();
  await page.keyboard.type('Vogt');
  await page.getByRole('button', { name: 'Ort', exact: true }).click();
  await expect(page.getByLabel('Ort', { exact: true })).toBeFocused();
  await page.keyboard.type('Bonn');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Allgemein' }).click();
  const buffer = await png({ width: 900, height: 600 });
  const logo = page.getByRole('group', { name: 'Logo' });
  await choose(page, logo.getByRole('button', { name: 'Ersetzen' }), {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer,
  });
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  const frame = dialog.getByLabel('Ausschnitt; die Pfeiltasten verschieben ihn');
  await frame.focus();
  const before = await frame.boundingBox();
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowLeft');
  await expect(async () =>
    expect((await frame.boundingBox())?.x).toBeLessThan(before?.x ?? 0),
  ).toPass();
  await dialog.getByLabel('Ecke unten rechts; die Pfeiltasten ändern die Größe').focus();
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('ArrowUp');
  await expect(async () =>
    expect((await frame.boundingBox())?.width).toBeLessThan((before?.width ?? 0) - 10),
  ).toPass();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Übernehmen' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await page.getByRole('tab', { name: 'Rechtliches' }).click();
  const imprint = page.getByRole('group', { name: 'Impressum' });
  await imprint.getByRole('button', { name: 'entfernen' }).click();
  await choose(page, imprint.getByRole('button', { name: 'PDF auswählen' }), {
    name: 'Impressum neu.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  });
  await expect(imprint.getByLabel('Titel')).toHaveValue('Impressum neu');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Das Profil wurde gespeichert.').first()).toBeVisible();
  await expect(page.getByText('Ihr Profil ist vollständig und für andere sichtbar.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    imprint.getByRole('button', { name: 'herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Impressum neu.pdf');

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Rechtliches', selected: true })).toBeVisible();
  await expect(imprint.getByLabel('Titel')).toHaveValue('Impressum neu');
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /[0-9a-f-]{36}\.webp/,
  );
});

test('shows the reason for a rejected file next to it', async ({ site }) => {
  const page = await site.as('architect', { language: 'en', theme: 'dark', width: 390 }, address);
  site.mayFail('/files');
  await page.getByRole('tab', { name: 'Legal' }).click();
  const terms = page.getByRole('group', { name: 'Terms and conditions' });
  await terms.getByRole('button', { name: 'Remove' }).click();
  const send = (buffer: Buffer, name = 'terms.pdf') =>
    choose(page, terms.getByRole('button', { name: 'Choose PDF' }), {
      name,
      mimeType: 'application/pdf',
      buffer,
    });
  await send(Buffer.from('<html><script>alert(1)</script></html>'));
  await expect(terms.getByRole('alert')).toHaveText('terms.pdf is not a PDF.');
  await send(pdf({ bytes: 5 * 1_048_576 + 1 }));
  await expect(terms.getByRole('alert')).toHaveText(
    'terms.pdf: Allowed max size is 5MB for PDF files',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Social links' }).click();
  await page.getByLabel('Facebook').fill('http://a.example');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('An address that begins with https://').first()).toBeVisible();
});

test('a profile is shown as others see it, and is restored from its history', async ({ site }) => {
  const page = await site.as(
    'manufacturer',
    { language: 'en' },
    '/manufacturer-profile/profile-information',
  );
  await page.getByRole('tab', { name: 'Address' }).click();
  await page.getByLabel('City').fill('Ulm');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'How others see your profile' });
  await expect(preview).toContainText('Ulm');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The profile was saved.').first()).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog').filter({ hasText: 'Ulm' });
  await expect(history).toContainText('München');
  expect(await axeFindings(page)).toEqual([]);
});

test('two users who save at once are asked, and an incomplete profile lists what is missing', async ({
  site,
}) => {
  const page = await site.as('basic', {}, address);
  await expect(page.getByText('Ihr Profil ist vollständig und für andere sichtbar.')).toBeVisible();
  await page.getByRole('tab', { name: 'Kontakt' }).click();
  await page.getByLabel('Telefon').fill('+49 89 99998-999');
  const { vendorProfile } = await site.api<{ vendorProfile: { data: Record<string, unknown> } }>(
    'basic',
    `{ vendorProfile { data { company_name short_name company_logo description category email
      phone_number street post_code city imprints { file title } } } }`,
  );
  await site.api(
    'basic',
    'mutation M($input: VendorProfileInput!) { updateVendorProfile(input: $input) { status } }',
    { input: { ...vendorProfile.data, phone_number: '+49 89 99998-111' } },
  );
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog');
  await expect(conflict).toContainText('+49 89 99998-111');
  expect(await axeFindings(page)).toEqual([]);
});

test('a document that was refused blocks saving until another takes its place', async ({
  site,
}) => {
  site.mayFail('/files');
  const page = await site.as('vendor', {}, address);
  await page.getByRole('tab', { name: 'Dokumente und Bilder' }).click();
  const group = page.getByRole('group', { name: 'Zertifikate' });
  const button = group.getByRole('button', { name: 'Datei auswählen' });
  const file = { name: 'zu-gross.pdf', mimeType: 'application/pdf' };
  const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1_048_576)]);
  await choose(page, button, { ...file, buffer: large });
  await expect(group.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(group.getByText('zu-gross.pdf wurde nicht hochgeladen')).toBeVisible();
  await choose(page, button, { ...file, name: 'klein.pdf', buffer: pdf() });
  await expect(group.getByLabel('Titel').last()).toHaveValue('klein');
  await expect(group.getByText('zu-gross.pdf')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Das Profil wurde gespeichert.')).toBeVisible();
});
