import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';
import { openPath } from '#tests/support/pages.ts';

test.use({ isFurnished: true });

const mutation = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { number } }`;

/** A shop's order: one product of each seller, at 100.00 and 19.90 for shipping. */
const orderOf = () => ({
  externalId: 'WEB-4711',
  method: 'invoice',
  orderedAt: new Date().toISOString(),
  customer: { firstname: 'Käthe', lastname: 'Kundin', email: 'kaethe@kunden.example' },
  shipping: {
    firstname: 'Käthe',
    lastname: 'Kundin',
    street: 'Sendlinger Straße 8',
    post_code: '80331',
    city: 'München',
  },
  lines: furnished('offers').map((offer) => ({ ...offer, quantity: 1 })),
  expectedTotal: '239.80',
});

/** Sends the order like a shop; returns its number. */
const send = async (origin: string, key: string): Promise<string> => {
  const { port } = new URL(origin);
  const response = await fetch(`http://localhost:${port}/shop/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: mutation, variables: { input: orderOf() } }),
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data.createOrder.number;
};

const newKey = async (page: Page): Promise<string> => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Möbelshop');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Website');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const shown = dialog.getByText(/^atrium_shop_/);
  await expect(shown).toBeVisible();
  const key = (await shown.textContent()) ?? '';
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Website' })).toContainText(
    `endet auf ${key.slice(-4)}`,
  );
  return key;
};

/** Advances the partner's own line from the list of orders to its final state. */
const fulfil = async (page: Page, number: string, own: string, others: string): Promise<void> => {
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('119,90');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('auch Positionen anderer Partner')).toBeVisible();
  await expect(page.getByText(others)).toHaveCount(0);

  await page.getByRole('button', { name: `Bestätigen: ${own}` }).click();
  await page.getByRole('button', { name: `Versenden: ${own}` }).click();
  const dialog = page.getByRole('dialog');
  const parcel = (place: number) => dialog.getByRole('group', { name: `Sendung ${place}` });
  const choose = async (place: number, carrier: string) => {
    await parcel(place).getByRole('combobox', { name: 'Versanddienst' }).click();
    await page.getByRole('option', { name: carrier }).click();
  };
  await choose(1, 'DHL');
  await parcel(1).getByRole('textbox', { name: 'Sendungsnummer' }).fill('0034 4711');
  await expect(parcel(1)).toContainText('Für DHL ist diese Nummer ungewöhnlich');
  await dialog.getByRole('button', { name: 'Weitere Sendung' }).click();
  await choose(2, 'Spedition');
  await dialog.getByRole('button', { name: 'Versenden' }).click();
  await expect(parcel(2)).toContainText('Pflichtfeld');
  await parcel(2).getByRole('textbox', { name: 'Name' }).fill('Meier');
  await parcel(2).getByRole('textbox', { name: 'Sendungsnummer' }).fill('S-1');
  await parcel(2).getByRole('textbox', { name: /^Link/ }).fill('https://meier.example/S-1');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Versenden' }).click();
  await expect(page.getByText('DHL 0034 4711').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /S-1 bei Meier/ }).first()).toHaveAttribute(
    'href',
    'https://meier.example/S-1',
  );
  // a parcel more, one corrected and one removed
  await page.getByRole('button', { name: `Status von „${own}“ ändern` }).click();
  await page.getByRole('menuitem', { name: 'Sendungsdaten ändern' }).click();
  await parcel(1).getByRole('textbox', { name: 'Sendungsnummer' }).fill('00340434161094000000');
  await expect(parcel(1)).not.toContainText('ungewöhnlich');
  await dialog.getByRole('button', { name: 'Sendung 2 entfernen' }).click();
  await dialog.getByRole('button', { name: 'Weitere Sendung' }).click();
  await choose(2, 'UPS');
  await parcel(2).getByRole('textbox', { name: 'Sendungsnummer' }).fill('1Z999AA10123456784');
  await dialog.getByRole('button', { name: 'Sendungsdaten ändern' }).click();
  await expect(dialog).toHaveCount(0);
  const facts = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: own });
  await expect(facts.first()).toContainText('DHL 00340434161094000000');
  await expect(facts.first()).toContainText('UPS 1Z999AA10123456784');
  await expect(facts.first()).not.toContainText('Meier');

  await page.getByRole('button', { name: `Abschließen: ${own}` }).click();
  await expect(dialog.getByText(/lässt sich nicht rückgängig machen/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`: ${own}$`) })).toHaveCount(0);
  await expect(page.locator('header, main').getByText('Abgeschlossen').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
};

test('an order of two sellers arrives with a new key, and each seller sees and completes its part', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const admin = await site.as('admin', {}, '/shops/details');
  const number = await send(site.origin('admin'), await newKey(admin));

  await openPath(admin, '/orders');
  await expect(admin.getByRole('row', { name: new RegExp(number) })).toContainText('239,80');
  expect(await axeFindings(admin)).toEqual([]);

  await fulfil(await site.as('vendor', {}, '/orders'), number, 'Sessel Lund', 'Leuchte Alva');
  await openPath(admin, '/orders');
  await expect(admin.getByRole('row', { name: new RegExp(number) })).toContainText('In Arbeit');
  await fulfil(await site.as('craftsman', {}, '/orders'), number, 'Leuchte Alva', 'Sessel Lund');

  await openPath(admin, '/orders');
  await expect(admin.getByRole('row', { name: new RegExp(number) })).toContainText('Abgeschlossen');
  await admin.getByRole('link', { name: number }).click();
  await expect(admin.getByText('Sessel Lund').first()).toBeVisible();
  await expect(admin.getByText('Leuchte Alva').first()).toBeVisible();
  expect(await axeFindings(admin)).toEqual([]);

  await admin.getByRole('link', { name: 'Käthe Kundin' }).click();
  await expect(
    admin.getByRole('region', { name: 'Bestellungen' }).getByRole('link', { name: number }),
  ).toBeVisible();
  expect(await axeFindings(admin)).toEqual([]);
});
