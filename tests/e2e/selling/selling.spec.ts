import { messages } from '#i18n/de/messages.ts';
import { messages as english } from '#i18n/en/messages.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { asLater } from '#tests/support/asLater.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { fillProfile } from '#tests/support/fillProfile.ts';
import { newVendor } from '#tests/support/newVendor.ts';
import { openPath } from '#tests/support/pages.ts';

/** The notification mail, in the account's language. */
const changed = ['craftsman@atrium.example', 'Ihr Auszahlungskonto wurde geändert'] as const;

const paymentPage = '/configurations/payment-configuration';

const { confirmIdentity, dashboard, payment, rules, sellingNotices, cartSimulator } = messages;

test('a craftsman sees what is missing and enters an account', async ({ site }) => {
  site.mayFail('/graphql');
  const page = await site.as('craftsman');
  const main = page.getByRole('main');
  await expect(main.getByText(dashboard.setup.title)).toBeVisible();
  await expect(main.getByText(sellingNotices.payment)).toBeVisible();
  await main.getByRole('link', { name: sellingNotices.toPayment, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paymentPage}$`));
  await expect(main.getByText(payment.current.none)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const field = (name: keyof typeof payment.fields) =>
    main.getByRole('textbox', { name: payment.fields[name], exact: true });
  const save = main.getByRole('button', { name: payment.save });
  await field('account_holder').fill('Clemens Kramer');
  await field('iban').fill('DE88 3704 0044 0532 0130 00');
  await save.click();
  await expect(main.getByText(rules.iban)).toBeVisible();
  await field('iban').fill('DE89 3704 0044 0532 0130 00');
  await asLater(page, 'updatePaymentAccount');
  await save.click();
  const question = page.getByRole('dialog', { name: confirmIdentity.title });
  await question.getByLabel(confirmIdentity.password, { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(payment.saved)).toBeVisible();
  await expect(main.getByText('Clemens Kramer, DE89 **** 3000')).toBeVisible();
  await site.mailTo(...changed);
  expect(await axeFindings(page)).toEqual([]);

  await field('account_holder').fill('Tischlerei Kramer');
  await save.click();
  await expect(main.getByText('Tischlerei Kramer, DE89 **** 3000')).toBeVisible();
  await site.mailTo(...changed);

  await main.getByRole('button', { name: payment.disconnect.open }).click();
  const dialog = page.getByRole('dialog');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: payment.disconnect.yes }).click();
  await expect(main.getByText(payment.current.none)).toBeVisible();
  await site.mailTo(...changed);
});

test('the simulator says what a customer pays, and why not', async ({ site }) => {
  const page = await site.as('craftsman', {}, '/cart-simulator');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: cartSimulator.calculate });
  await button.click();
  await expect(main.getByText(rules.required).first()).toBeVisible();
  await main.getByRole('textbox', { name: cartSimulator.postcode }).fill('80331');
  await main.getByRole('combobox', { name: cartSimulator.kind }).click();
  await page.getByRole('option', { name: cartSimulator.kinds.amount }).click();
  const decimal = '414,99';
  await main.getByRole('textbox', { name: cartSimulator.amount }).fill(decimal);
  await main.getByRole('combobox', { name: cartSimulator.services }).fill('a');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await button.click();
  await expect(main.getByText(cartSimulator.notOrderable)).toBeVisible();
  await expect(main.getByText(cartSimulator.reasons.template)).toBeVisible();
  await expect(main.getByText(cartSimulator.sums.total)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a wholesaler switches wholesale on permanently', async ({ site }) => {
  const page = await site.as('wholesaler', { language: 'de' }, '/order-settings');
  const { wholesale, goodsReceipt } = messages.orderSettings;
  await expect(page.getByText(goodsReceipt.soon, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const toggle = page.getByRole('switch', { name: wholesale.switch });
  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: wholesale.yes }).click();
  await expect(page.getByText(wholesale.doneVisible)).toBeVisible();
  await expect(page.getByRole('switch', { name: wholesale.on })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  const again = await site.as('wholesaler', { language: 'en' }, '/order-settings');
  await expect(
    again.getByRole('switch', { name: english.orderSettings.wholesale.on }),
  ).toBeDisabled();
});

test('a new wholesaler switches wholesale on and becomes visible once the profile is filled in', async ({
  site,
}) => {
  test.setTimeout(150_000);
  const { profile, form, dashboard, resources } = messages;
  const { wholesale } = messages.orderSettings;
  const page = await newVendor(site, {
    vendor_type: 'wholesaler',
    company_name: 'Großhandel',
    email: `wholesale@vendor.example`,
    language: 'de',
  });
  const main = page.getByRole('main');
  const orders = page
    .getByRole('navigation')
    .getByRole('link', { name: resources.orders.name.split(' |||| ')[1] ?? '' });
  await openPath(page, '/order-settings');
  await expect(main.getByText(profile.hiddenBy.parts)).toBeVisible();
  await expect(main.getByText(dashboard.profile.parts.imprints)).toBeVisible();
  await expect(orders).toHaveCount(0);
  await main.getByRole('switch', { name: wholesale.switch }).focus();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: form.cancel }).click();
  await expect(main.getByRole('switch', { name: wholesale.switch })).not.toBeChecked();
  await main.getByRole('switch', { name: wholesale.switch }).click();
  await dialog.getByRole('button', { name: wholesale.yes }).click();
  await expect(page.getByText(wholesale.done, { exact: true })).toBeVisible();
  await expect(main.getByRole('switch', { name: wholesale.on })).toBeDisabled();
  await expect(main.getByText(dashboard.profile.parts.imprints)).toBeVisible();
  await expect(orders).toHaveCount(0);

  await openPath(page, '/vendor-profile/profile-information');
  await fillProfile(page, messages);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(profile.nowVisible)).toBeVisible();
  await openPath(page, '/order-settings');
  await expect(main.getByText(wholesale.visible)).toBeVisible();
  await expect(main.getByRole('switch', { name: wholesale.on })).toBeDisabled();
  await expect(orders).toBeVisible();
});

test('a vendor without showrooms gets a link to them, and other types have no wholesale', async ({
  site,
}) => {
  const page = await site.as('vendor', { language: 'de' }, '/order-settings');
  await expect(page.getByText(messages.orderSettings.goodsReceipt.title)).toBeVisible();
  await expect(page.getByText(messages.orderSettings.wholesale.title, { exact: true })).toHaveCount(
    0,
  );
  const list = await site.as('vendor', { language: 'de', width: 390 }, '/click-and-collect');
  await expect(list.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(list)).toEqual([]);
});
