import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';
import { press, typeInto } from '#tests/support/keyboard.ts';

test.use({ isFurnished: true });

/** Chooses an option for a text with the arrow keys. */
const choose = async (page: Page, name: string, text: string, option: RegExp | string) => {
  await typeInto(page, page.getByRole('combobox', { name }), text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const addressOf = ({ entry, details }: typeof messages.resources.orders) =>
  [
    [entry.firstname, 'Käthe'],
    [entry.lastname, 'Kundin'],
    [details.email, 'kaethe@kunden.example'],
    [entry.street, 'Sendlinger Straße 8'],
    [entry.post_code, '80331'],
    [entry.city, 'München'],
  ] as const;

const setDiscount = `mutation ($input: DiscountsStatusInput!) {
  updateDiscountStatus(input: $input) { data } }`;

test('an administrator enters an order by keyboard', async ({ site }) => {
  test.setTimeout(120_000);
  site.mayFail('/graphql');
  const { sofa, service, discount } = furnished('entered');
  const { orders } = messages.resources;
  const { cartSimulator, rules, form, list } = messages;
  const amount = (value: number) =>
    new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(value);
  const page = await site.as('admin', {}, '/orders');
  await press(page, page.getByRole('main').getByRole('link', { name: list.add }));
  await expect(page.getByRole('heading', { level: 1, name: orders.create })).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = page.getByRole('button', { name: form.save });

  // missing fields are reported before anything is sent
  await typeInto(page, field(orders.entry.firstname), 'Käthe');
  await press(page, save);
  await expect(page.getByText(rules.required).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await choose(page, cartSimulator.product, sofa.sku, new RegExp(sofa.name));
  await typeInto(page, field(cartSimulator.quantity), '2');
  await choose(page, cartSimulator.services, service, service);
  await page.keyboard.press('Escape');
  for (const [name, text] of addressOf(orders)) await typeInto(page, field(name), text);
  await typeInto(page, field(orders.details.code), discount.code);

  // example 61 of the cart rules
  const result = page.getByRole('status').filter({ hasText: cartSimulator.result });
  await expect(result.getByText(cartSimulator.orderable)).toBeVisible();
  await expect(result).toContainText(amount(1077));
  await expect(result).toContainText(amount(1045.8));
  expect(await axeFindings(page)).toEqual([]);

  // the code ends while the page is open: the reason is displayed, and no order is created
  await site.api('admin', setDiscount, { input: { ids: [discount.id], status: 'inactive' } });
  await press(page, save);
  await expect(page.getByText(orders.entry.refused)).toBeVisible();
  await expect(result.getByText(cartSimulator.reasons.codeInactive)).toBeVisible();
  await site.api('admin', setDiscount, { input: { ids: [discount.id], status: 'active' } });

  // without the code the total differs
  await typeInto(page, field(orders.details.code), ' ');
  await expect(result).toContainText(amount(1185));
  await expect(result.getByText(cartSimulator.orderable)).toBeVisible();
  await press(page, save);
  await expect(page).toHaveURL(/\/orders\/details\/\d+$/);
  await expect(page.getByText(orders.created)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^A-\d{4}-\d{6}$/ })).toBeVisible();
  await expect(page.getByText('kaethe@kunden.example')).toBeVisible();
  await expect(page.getByRole('heading', { name: sofa.name })).toBeVisible();
  await expect(page.getByText(amount(1185)).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('partners cannot enter orders', async ({ site }) => {
  const page = await site.as('vendor', { language: 'de' }, '/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const { add } = messages.list;
  await expect(page.getByRole('main').getByRole('link', { name: add })).toHaveCount(0);
});
