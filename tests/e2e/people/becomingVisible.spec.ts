import { messages } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { chooseFile, fillProfile } from '#tests/support/fillProfile.ts';
import { newVendor } from '#tests/support/newVendor.ts';
import { openPath } from '#tests/support/pages.ts';
import { pdf } from '#tests/support/pdf.ts';

const { resources, partnerManagement, profile, form, files, notifications, bell } = messages;

test('notifies a new vendor who fills in the profile and becomes visible', async ({ site }) => {
  test.setTimeout(150_000);
  const page = await newVendor(site, {
    vendor_type: 'vendor',
    company_name: 'Sichtbar',
    email: `visible@vendor.example`,
    language: 'de',
  });
  await openPath(page, '/vendor-profile/profile-information');
  await fillProfile(page, messages);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(profile.nowVisible)).toBeVisible();
  await expect(page.getByText(profile.isVisible)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${bell.open}`) }).click();
  await expect(page.getByText(notifications.kinds.profileVisible)).toBeVisible();
});

test('documents are put in order by keyboard, and keep it', async ({ site }) => {
  const page = await site.as('architect', {}, '/vendor-profile/profile-information');
  await page.getByRole('tab', { name: profile.tabs.uploads }).click();
  const group = page.getByRole('group', { name: profile.fields.brochures });
  const titles = group.getByLabel(files.title);
  const before = await titles.count();
  for (const name of ['Frühling', 'Herbst']) {
    const button = group.getByRole('button', { name: files.choose.pdf });
    await chooseFile(page, button, `${name}.pdf`, pdf());
    await expect(titles.last()).toHaveValue(name);
  }
  await group.locator('[data-sortable-handle]').last().focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(titles.last()).toHaveValue('Frühling');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(profile.saved).first()).toBeVisible();
  await page.reload();
  await expect(titles.nth(before)).toHaveValue('Herbst');
  await expect(titles.nth(before + 1)).toHaveValue('Frühling');
});

test('a manufacturer sets the company’s address next to its mail settings', async ({ site }) => {
  const { profile, form, notifications, account } = english;
  const page = await site.as(
    'manufacturer',
    { language: 'en', theme: 'dark', width: 390 },
    '/manufacturer-profile/settings',
  );
  const email = page.getByLabel(profile.fields.email, { exact: true });
  await email.fill('post@maker.example');
  await expect(page.getByRole('combobox', { name: account.language })).toBeVisible();
  await expect(page.getByRole('group', { name: notifications.title })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(profile.saved).first()).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue('post@maker.example');
});

test('an account loses areas only after a confirmation', async ({ site }) => {
  const text = resources['user-management/vendor'];
  const page = await site.as('admin', {}, '/user-management/vendor?pageSize=50');
  // no test signs in with this account, so the lost parts do not affect others
  await page.getByRole('link', { name: 'Parkett Pohl' }).click();
  await page.getByRole('combobox', { name: text.fields.account_type }).click();
  await page.getByRole('option', { name: text.accountTypes.account_basic }).click();
  await page.getByRole('button', { name: form.save }).click();
  const dialog = page.getByRole('dialog', { name: partnerManagement.changeTitle });
  await expect(dialog).toContainText(partnerManagement.areas.vendorProducts);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: form.cancel }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: form.save }).click();
  await dialog.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
});
