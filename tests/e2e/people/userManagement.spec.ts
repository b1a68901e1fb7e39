import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { linkOf } from '#tests/support/mailbox.ts';

const password = 'a first password';

test('an administrator invites, views as and suspends a vendor', async ({ site }) => {
  test.setTimeout(150_000);
  const { form, commission, partnerManagement: shared, dashboard } = messages;
  const text = messages.resources['user-management/vendor'];
  const company = 'Einkauf';
  const email = `new@vendor.example`;
  const page = await site.as('admin', {}, '/user-management/vendor?pageSize=50');
  await expect(page.getByRole('link', { name: 'Wohnraum Vogt GmbH' })).toBeVisible({
    timeout: 30_000,
  });
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: messages.list.add }).first().click();
  await page.getByRole('textbox', { name: text.fields.company_name }).fill(company);
  await page.getByRole('textbox', { name: text.fields['account.firstname'] }).fill('Ina');
  await page.getByRole('textbox', { name: text.fields['account.lastname'] }).fill('Iske');
  await page.getByRole('textbox', { name: text.fields['account.email'] }).fill(email);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(text.created)).toBeVisible();
  const row = page.getByRole('row', { name: company });
  await expect(row).toContainText(text.states.unverified);

  const mail = await site.mailTo(email, 'Ihr Zugang zu Atrium');
  const vendor = await site.visit('vendor');
  await vendor.goto(linkOf(mail).href);
  await vendor.locator('input[type=password]').first().waitFor();
  for (const field of await vendor.locator('input[type=password]').all()) {
    await field.fill(password);
  }
  await vendor.locator('form button[type=submit]').click();
  await expect(vendor.locator('input[type=password]')).toHaveCount(0);

  await row.getByRole('link', { name: company }).click();
  await page.getByRole('tab', { name: shared.tabs.commission }).click();
  await page.getByRole('textbox', { name: commission.fields.above }).fill('3');
  await page.getByRole('button', { name: form.save }).click();
  await page.getByRole('dialog').getByRole('button', { name: form.save }).click();
  await expect(page.getByText(commission.own)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: shared.viewAs }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: shared.viewAsYes, exact: true }).click();
  const viewed = await popup;
  await expect(viewed.getByRole('button', { name: shared.viewing.end })).toBeVisible();

  await page.getByRole('button', { name: shared.suspend }).click();
  await page.getByRole('textbox', { name: shared.reason }).fill('Unpaid');
  await page.getByRole('dialog').getByRole('button', { name: shared.suspend }).click();
  await expect(page.getByText(/Unpaid/)).toBeVisible();
  await viewed.reload();
  await expect(viewed.getByText(dashboard.suspended.title)).toBeVisible();

  const { anonymise } = messages.resources['user-management/customers'];
  await page.getByRole('button', { name: anonymise }).click();
  await page.getByRole('dialog').getByRole('button', { name: anonymise }).click();
  await expect(page.getByText(shared.anonymised)).toBeVisible();
  await page.getByRole('tab', { name: shared.tabs.account }).click();
  await expect(page.getByText(/anonymisiert und lässt sich nicht mehr bearbeiten/)).toBeVisible();
  await expect(page.getByRole('button', { name: anonymise })).toHaveCount(0);
});
