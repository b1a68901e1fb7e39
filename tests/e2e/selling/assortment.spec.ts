import type { Page } from '@playwright/test';
import { messages as german } from '#i18n/de/messages.ts';
import { vendorProducts as germanProducts } from '#i18n/de/selling/vendorProducts.ts';
import { messages as english } from '#i18n/en/messages.ts';
import { vendorProducts as englishProducts } from '#i18n/en/selling/vendorProducts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';
import { shelves } from '#tests/support/furnished/shelves.ts';
import { openPath } from '#tests/support/pages.ts';

const maker = 'Holzwerk Lindau GmbH';
const { count, nameOf } = shelves;
const one = nameOf(7);

test.use({ isFurnished: true });

/** The singular or plural form of a text. */
const counted = (text: string, n: number) =>
  (text.split(' |||| ')[n === 1 ? 0 : 1] ?? '').replace('%{smart_count}', String(n));

const rowOf = (page: Page, name: string) => page.getByRole('main').getByRole('row', { name });

/** Selects all rows that match the list's filters. */
const selectAll = async (page: Page, label: string) => {
  const main = page.getByRole('main');
  await expect(rowOf(page, nameOf(1))).toBeVisible();
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: label.replace('%{count}', String(count)) }).click();
};

const ask = async (page: Page) => {
  const { network, regions } = german;
  const card = page.getByRole('article').filter({ hasText: maker });
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const area = dialog.getByRole('combobox');
  for (const state of [regions.states.BY, regions.states.BW]) {
    await area.fill(state);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: network.ask.send }).click();
  await expect(card.getByText(network.relations.sent)).toBeVisible();
};

const acceptForBavaria = async (page: Page, name: string) => {
  const { network } = english;
  const row = page.getByRole('row', { name });
  await row.getByRole('button', { name: network.accept.of.replace('%{name}', name) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').focus();
  await page.keyboard.press('Backspace');
  await dialog.getByRole('button', { name: network.accept.yes }).click();
  await expect(page.getByText(network.done.connected)).toBeVisible();
};

/** Includes all products from the partner's page, with 10 percent and a template. */
const includeAll = async (page: Page) => {
  const { network, list } = german;
  const texts = germanProducts;
  await page.goto(new URL('/vendor-partners/my-network', page.url()).href);
  const row = page.getByRole('row', { name: maker });
  await expect(row).toContainText(german.regions.states.BY);
  await expect(row).not.toContainText(german.regions.states.BW);
  await row.getByRole('link', { name: maker }).click();
  await page.getByRole('link', { name: network.goods.button }).click();
  await page.getByRole('searchbox').or(page.getByLabel(texts.search)).first().fill('Regal Rana');
  await expect(rowOf(page, nameOf(10))).toBeVisible();
  await selectAll(page, list.selectMatching);
  await page.getByRole('toolbar').getByRole('button', { name: texts.actions.include }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.fields.adjustmentType, { exact: true }).click();
  await page.getByRole('option', { name: texts.adjustments.percent }).click();
  await dialog.getByLabel(texts.fields.adjustmentAmount).fill('10');
  await dialog.getByLabel(texts.fields.deliveryTemplateId, { exact: true }).click();
  await page.getByRole('option', { name: 'Spedition Süd' }).click();
  await dialog.getByRole('button', { name: texts.includeDialog.confirm }).click();
  await expect(page.getByText(counted(texts.included, count))).toBeVisible();
};

const publishAll = async (page: Page) => {
  const texts = germanProducts;
  await openPath(page, '/vendor-products?name=Regal+Rana&included=true');
  await selectAll(page, german.list.selectMatching);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: texts.actions.publish, exact: true })
    .click();
  await expect(page.getByText(counted(texts.published, count))).toBeVisible();
};

/** The second vendor includes one of the products, delivered by the first, and sells it. */
const takeOn = async (page: Page) => {
  const texts = englishProducts;
  const row = rowOf(page, one);
  await expect(row).toContainText('110.00');
  await row.getByRole('button', { name: texts.actions.include }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: texts.fields.keepDelivery }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: texts.includeDialog.confirm }).click();
  await expect(page.getByText(counted(texts.included, 1))).toBeVisible();
  await expect(row).toContainText(texts.statuses['2']);
  await row.getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: texts.actions.publish, exact: true })
    .click();
  await expect(page.getByText(counted(texts.published, 1))).toBeVisible();
};

/** The first vendor cannot exclude the product that the second one has included from it. */
const excludeInVain = async (page: Page) => {
  const texts = germanProducts;
  await openPath(page, `/vendor-products?name=${encodeURIComponent(one)}`);
  await rowOf(page, one).getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: texts.actions.exclude }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(
    page.getByText(
      `Das Produkt kann nicht entfernt werden, weil andere Händler es hinzugefügt haben. („${one}“: 1 Händler)`,
    ),
  ).toBeVisible();
};

test('two vendors sell a product of a manufacturer, until its connection ends', async ({
  site,
}) => {
  test.setTimeout(150_000);
  const name = 'Arndt Innenarchitektur';
  const first = await site.as('architect', {}, '/vendor-partners/manufacturers-network');
  await ask(first);
  const received = '/manufacturer-partners/my-network?tab=received';
  const manufacturer = await site.as('manufacturer', { language: 'en' }, received);
  await acceptForBavaria(manufacturer, name);
  await includeAll(first);
  await publishAll(first);

  const offered = `/vendor-products?tab=seller&name=${encodeURIComponent(one)}`;
  const second = await site.as('craftsman', { language: 'en' }, offered);
  await takeOn(second);
  site.mayFail('/graphql');
  await excludeInVain(first);

  await site.api(
    'manufacturer',
    'mutation ($input: VariationsEditInput!) { editVariations(input: $input) { data } }',
    { input: { query: { name: one }, price: { mode: 'set', amount: '120' } } },
  );
  await first.reload();
  await expect(rowOf(first, one)).toContainText('132,00');
  await second.reload();
  await expect(rowOf(second, one)).toContainText('132.00');
  await openPath(second, '/vendor-products/price-changes');
  await expect(rowOf(second, one)).toContainText(/110\.00.*132\.00/);

  await openPath(manufacturer, '/manufacturer-partners/my-network');
  const connected = manufacturer.getByRole('row', { name });
  await connected
    .getByRole('button', { name: english.network.end.of.replace('%{name}', name) })
    .click();
  const dialog = manufacturer.getByRole('dialog');
  await expect(dialog).toContainText(counted(english.network.end.products, count));
  await dialog.getByRole('button', { name: english.network.end.yes }).click();
  await expect(manufacturer.getByText(english.network.done.ended)).toBeVisible();

  await first.reload();
  await expect(rowOf(first, one)).toContainText(germanProducts.pauses.connectionEnded);
  await openPath(second, offered);
  await expect(rowOf(second, one)).toContainText(englishProducts.pauses.sourceUnpublished);
  expect(await axeFindings(first)).toEqual([]);
});
