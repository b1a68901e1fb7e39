import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site } from '#tests/support/browser.ts';
import { type ExampleShop, test } from '#tests/support/exampleShop.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';
import type { AddedMarket } from '#tests/support/furnished/market.ts';
import { press, tabTo, typeInto } from '#tests/support/keyboard.ts';
import { signInAs } from '#tests/support/marketPages.ts';
import {
  agreeOnAppointment,
  amount,
  complete,
  type Own,
  openOwnPart,
  ship,
} from '#tests/support/orderMoves.ts';
import { openPath } from '#tests/support/pages.ts';

/* What the back-office saves reaches a shop, and what the shop orders comes to its end. */

test.use({ isFurnished: true });

const { list, resources } = messages;

/** The singular of a text with a number. */
const one = (text: string) => (text.split(' |||| ')[0] ?? '').replace('%{smart_count}', '1');

const publish = async (site: Site, { draft }: AddedMarket): Promise<Page> => {
  const { actions, incomplete, published } = resources['products/variations'];
  const path = `/products/variations?name=${encodeURIComponent(draft.name)}`;
  const page = await site.as('admin', {}, path);
  await page
    .getByRole('button', { name: list.actionsOf.replace('%{name}', draft.name), exact: true })
    .click();
  await page.getByRole('menuitem', { name: actions.publish }).click();
  // it has no picture and no category
  await page.getByRole('dialog').getByRole('button', { name: incomplete.anyway }).click();
  await expect(page.getByText(one(published))).toBeVisible();
  return page;
};

/** The first seller includes the product with a fifth on its price, its delivery and its services. */
const include = async (site: Site, { draft, emails }: AddedMarket): Promise<Page> => {
  const { actions, adjustments, fields, includeDialog, published } = resources['vendor-products'];
  const page = await signInAs(
    site,
    emails.first,
    `/vendor-products?name=${encodeURIComponent(draft.name)}`,
  );
  await page
    .getByRole('row', { name: draft.name })
    .getByRole('button', { name: actions.include })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(fields.adjustmentType, { exact: true }).click();
  await page.getByRole('option', { name: adjustments.percent }).click();
  await dialog.getByLabel(fields.adjustmentAmount).fill('20');
  await dialog.getByLabel(fields.deliveryTemplateId, { exact: true }).click();
  await page.getByRole('option', { name: /^T1/ }).click();
  await dialog.getByLabel(fields.withServices).check();
  await dialog.getByLabel(fields.publish).check();
  await dialog.getByRole('button', { name: includeDialog.confirm }).click();
  await expect(page.getByText(one(published))).toBeVisible();
  return page;
};

const putIntoMenu = async (page: Page, { draft }: AddedMarket, name: string) => {
  const { actions, createOn, fields, level, states } = resources['website-menu'];
  await openPath(page, '/website-menu');
  for (const above of [/^Wohnen/, /^Sofas/])
    await page.getByRole('button', { name: above }).click();
  await page.getByRole('button', { name: createOn.replace('%{level}', '4') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: fields.name, exact: true }).fill(name);
  await dialog.getByRole('combobox', { name: fields.products }).fill(draft.sku);
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: messages.form.save }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: list.actionsOf.replace('%{name}', name) }).click();
  await page.getByRole('menuitem', { name: actions.publish }).click();
  const column = page.getByRole('region', { name: level.replace('%{level}', '4') });
  const row = column.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(row).not.toContainText(states.unpublished);
};

/** Gives the first banner of the home page to the product. */
const putOnBanner = async (page: Page, title: string, link: string) => {
  const { fields, saved } = resources['website-banners'];
  await openPath(page, '/website-banners?placement=home_top&sort=sortIndex');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const fill = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill(fields.title, title);
  await fill(fields.button, 'Zum Produkt');
  await fill(fields.link, link);
  await page.getByRole('button', { name: messages.form.save }).click();
  await expect(page.getByText(saved)).toBeVisible();
};

/** Expects a page of the shop to have the text within 5 seconds. */
const shows = async ({ request }: Page, address: string, text: string) =>
  expect
    .poll(async () => (await request.get(address)).text(), { timeout: 5_000, intervals: [250] })
    .toContain(text);

/** Puts the product of the menu and one that is searched for into the cart; ends in the cart. */
const fillCart = async (page: Page, { draft, lamp }: AddedMarket, item: string) => {
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await press(page, menu.locator('summary', { hasText: 'Wohnen' }));
  await press(page, menu.getByRole('link', { name: item }));
  await press(page, page.getByRole('link', { name: draft.name }));
  await typeInto(page, page.getByLabel('Postleitzahl'), '80331');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Versand ${amount(9.9)}`)).toBeVisible();
  await press(page, page.getByRole('button', { name: /^In den Warenkorb/ }));
  await typeInto(page, page.getByRole('searchbox'), lamp.sku);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('region', { name: 'Produkte' }).getByRole('link').first());
  await press(page, page.getByRole('button', { name: /^In den Warenkorb/ }));
};

/** Orders the cart with the first service and a code; returns the number of the order. */
const order = async (page: Page, { code, service }: AddedMarket & { code: string }) => {
  await tabTo(page, page.getByRole('combobox', { name: service }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, page.getByLabel('Rabattcode'), code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('term').filter({ hasText: 'Rabatt' })).toBeVisible();
  await expect(page.getByText(`${amount(852.8)}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await press(page, page.getByRole('link', { name: 'Zur Kasse' }));
  const address = {
    ...{ Vorname: 'Karla', Nachname: 'Kundin', 'E-Mail': 'karla.kundin@kunden.example' },
    ...{ 'Straße und Hausnummer': 'Weg 1', Ort: 'München' },
  };
  for (const [label, text] of Object.entries(address))
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  return /A-\d{4}-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
};

/** Both sellers ship and complete what is theirs; `look` is called in between. */
const fulfil = async (
  site: Site,
  given: { market: AddedMarket; number: string; first: Page },
  look: () => Promise<void>,
) => {
  const { market, number } = given;
  const { draft, emails, lamp, service } = market;
  await openPath(given.first, '/orders');
  const first: Own = { page: given.first, number, sold: draft.name, others: lamp.name };
  await openOwnPart(first, amount(814.9));
  await ship(first);
  await agreeOnAppointment(first, service);
  const page = await signInAs(site, emails.second, '/orders');
  const second: Own = { page, number, sold: lamp.name, others: draft.name };
  await openOwnPart(second, amount(119.9));
  await ship(second);
  await look();
  await complete(first, draft.name);
  await complete(first, service);
  await complete(second, lamp.name);
};

const openShop = async (page: Page, shop: ExampleShop) => {
  await page.goto(`${shop.address}/de`);
  expect(await axeFindings(page)).toEqual([]);
};

test('what is published is in the shop within seconds, and its order comes to its end', async ({
  site,
  shop,
  page,
}) => {
  test.setTimeout(240_000);
  const market = furnished('shown');
  const { draft } = market;
  const [item, title] = ['Aus Amrum', 'Neu aus Amrum'];
  const product = `${shop.address}/de/product/${draft.product}`;
  expect((await page.request.get(product)).status()).toBe(404);
  const admin = await publish(site, market);
  const first = await include(site, market);
  await shows(page, product, amount(720));
  await putIntoMenu(admin, market, item);
  await shows(page, `${shop.address}/de`, item);
  await putOnBanner(admin, title, product);
  await shows(page, `${shop.address}/de`, title);

  await openShop(page, shop);
  await fillCart(page, market, item);
  const number = await order(page, { ...market, code: market.discount.code });
  await fulfil(site, { market, number, first }, async () => {
    await page.reload();
    await expect(page.getByText('Unterwegs')).toHaveCount(2);
    await expect(page.getByText('Termin am 01.12.2031')).toBeVisible();
    await expect(page.getByRole('link', { name: /0034 4711/ }).first()).toHaveAttribute(
      'href',
      /dhl\.de.*00344711/,
    );
  });
  await page.reload();
  await expect(page.getByText('Ihre Bestellung ist abgeschlossen.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
