import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { pdf } from '#tests/support/pdf.ts';

const address = '/vendor-profile/profile-information';

/** Chooses files with a button, as a person does. */
const choose = async (
  page: Page,
  button: ReturnType<Page['getByRole']>,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
};

test('what is refused is said beside the file', async ({ site }) => {
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
  await terms.getByRole('button', { name: 'Cancel' }).click();
  await send(pdf({ bytes: 5 * 1_048_576 + 1 }));
  await expect(terms.getByRole('alert')).toHaveText(
    'terms.pdf: Allowed max size is 5MB for PDF files',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Social links' }).click();
  await page.getByLabel('Facebook').fill('http://a.example');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('An address that begins with https://')).toBeVisible();
});

test('a profile is shown as others see it, and comes back from its history', async ({ site }) => {
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

test('two who save at once are asked, and an unfinished profile says what is missing', async ({
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
