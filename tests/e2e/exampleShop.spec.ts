import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect } from '#tests/support/browser.ts';
import { test } from '#tests/support/exampleShop.ts';

const fillAddress = async (page: Page, email: string) => {
  await page.getByLabel('Vorname').fill('Karla');
  await page.getByLabel('Nachname').fill('Kundin');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Straße und Hausnummer').fill('Weg 1');
  await page.getByLabel('Ort', { exact: true }).fill('München');
};

test('a customer finds a product, orders it with a code and sees the parcel', async ({
  site,
  shop,
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${shop.address}/de`);
  await expect(page.getByRole('heading', { name: 'Neu im Sortiment' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // the marketplace's content: the menu, a style, a post with its author
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await menu.locator('summary').first().click();
  expect(await axeFindings(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Alle Hocker & Poufs' }).click();
  await expect(page.getByRole('link', { name: 'Polsterhocker Oland' }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const list of ['Stile', 'Magazin']) {
    await menu.getByRole('link', { name: list }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.cards a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.locator('main a[href*="/partner/"]').click();
  await expect(page.getByRole('heading', { name: 'Ausstellungen' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Wohnwerk' }).click();

  // a category, narrowed down by an option of a facet
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').first().click();
  const results = page.getByRole('status');
  const all = Number((await results.innerText()).replace('Ergebnisse: ', ''));
  expect(all).toBeGreaterThan(0);
  const facet = page.locator('main details details').first();
  await facet.locator('summary').click();
  const option = facet.getByRole('checkbox').first();
  const count = Number(
    /\((\d+)\)$/.exec((await facet.locator('label').first().innerText()).trim())?.[1],
  );
  await option.check();
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(results).toHaveText(`Ergebnisse: ${count}`);
  expect(await axeFindings(page)).toEqual([]);

  // a product with its offers for a postcode
  await page.getByRole('region', { name: 'Produkte' }).getByRole('link').first().click();
  const postcode = page.getByLabel('Postleitzahl');
  await postcode.fill('123');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText('Diese Postleitzahl gibt es nicht.')).toBeVisible();
  await postcode.fill('80331');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByText(/Versand [\d,.]+\s€/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click();

  // the cart with its quote, and a code that is refused with its reason, and one that is valid
  await expect(page.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
  await page.getByLabel('Menge').fill('2');
  await page.getByLabel('Rabattcode').fill('GIBTESNICHT');
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(page.getByRole('alert')).toContainText('Der Code gilt für diesen Warenkorb nicht');
  await page.getByLabel('Rabattcode').fill('winter10');
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Rabatt' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await fillAddress(page, 'karla@kunden.example');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  await expect(page.getByText('· Bezahlt')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // the marketplace ships it
  const [, number = ''] = /Bestellung (A-\S+)/.exec(await page.locator('main').innerText()) ?? [];
  const { orders } = await site.api<{
    orders: { data: { results: { id: string }[] } };
  }>(
    'admin',
    'query ($text: String) { orders(query: { text: $text }) { data { results { id } } } }',
    {
      text: number,
    },
  );
  const id = orders.data.results[0]?.id;
  const { orderById } = await site.api<{ orderById: { data: { lines: { id: string }[] } } }>(
    'admin',
    'query ($id: ID!) { orderById(id: $id) { data { lines { id } } } }',
    { id },
  );
  const ids = orderById.data.lines.map((line) => line.id);
  const parcels = [{ carrier: 'dhl', number: '00340434161094000000' }];
  await site.api(
    'admin',
    'mutation ($input: OrderLinesStatusInput!) { updateOrderLinesStatus(input: $input) { data } }',
    { input: { ids, status: 'shipped', parcels } },
  );
  await page.reload();
  await expect(page.getByText('Unterwegs')).toBeVisible();
  await expect(page.getByRole('link', { name: /00340434161094000000/ })).toHaveAttribute(
    'href',
    /dhl\.de.*00340434161094000000$/,
  );
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('On its way')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const unknown of ['/en/order/WEB-1', '/en/product/none', '/en/menu/none', '/fr', '/none']) {
    expect((await page.request.get(shop.address + unknown)).status(), unknown).toBe(404);
  }
});
