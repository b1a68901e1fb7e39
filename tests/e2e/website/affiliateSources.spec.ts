import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { press, tabTo, typeInto } from '#tests/support/keyboard.ts';
import { openPath } from '#tests/support/pages.ts';

const counted = (message: string, count: number) =>
  (message.split(' |||| ')[count === 1 ? 0 : 1] as string).replace('%{smart_count}', String(count));

/** Assigns an own category to a foreign one. */
const map = async (
  page: Page,
  words: { map: string; search: string; take: string },
  [foreign, own]: readonly [string, string],
) => {
  await press(page, page.getByRole('button', { name: `${words.map}: ${foreign}`, exact: true }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel(words.search), own);
  const wanted = dialog.getByRole('treeitem', { name: own, exact: true });
  await wanted.waitFor();
  await tabTo(page, dialog.locator('[role=treeitem][tabindex="0"]'));
  await tabTo(page, wanted, 'ArrowDown');
  await page.keyboard.press('Space');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: words.take }));
  await expect(page.getByRole('row', { name: foreign })).toContainText(own);
};

interface Product {
  title: string;
  picture: string | null;
}

/** The network's published products, whose pictures are fetched after the answer. */
const published = async (site: Site, network: string): Promise<Product[]> => {
  const { affiliateProducts } = await site.api<{
    affiliateProducts: { data: { results: Product[] } };
  }>(
    'admin',
    `query ($query: AffiliateProductsQuery) {
      affiliateProducts(query: $query) { data { results { title picture } } }
    }`,
    { query: { network_id: network, state: 'published', size: 100 } },
  );
  return affiliateProducts.data.results;
};

const { confirm, form, list, steppedForm } = messages;
const { resources } = messages;

test('a feed is connected, mapped, read, published and linked, by keyboard', async ({ site }) => {
  // a test across five screens
  test.slow();
  const networks = resources['external-product-sources/networks'];
  const categories = resources['external-product-sources/affiliates/categories'];
  const products = resources['external-product-sources/affiliates/products'];
  const page = await site.as('admin', {}, '/external-product-sources/networks');
  const fill = (name: string, value: string) =>
    typeInto(page, page.getByRole('textbox', { name, exact: true }), value);
  const choose = async (name: string, option: string) => {
    await press(page, page.getByRole('combobox', { name }));
    await expect(page.locator('[role=option]:focus')).toBeVisible();
    await page.keyboard.press('Home');
    await tabTo(page, page.getByRole('option', { name: option, exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
  };

  // a private address is refused, and a missing one is reported
  await press(page, page.getByRole('main').getByRole('link', { name: list.add }));
  await fill(networks.fields.name, 'Möbelhaus');
  const address = page.getByRole('textbox', { name: networks.fields.feed_url });
  const read = page.getByRole('button', { name: networks.sample.read });
  await typeInto(page, address, 'https://169.254.169.254/latest');
  await press(page, read);
  await expect(
    page.getByText(networks.faults.FETCH_PRIVATE.replace('%{host}', '169.254.169.254')),
  ).toBeVisible();
  await typeInto(page, address, 'https://feeds.example/nirgends.csv');
  await press(page, read);
  await expect(
    page.getByText(networks.faults.FETCH_STATUS.replace('%{status}', '404')),
  ).toBeVisible();

  // two columns have names that no other feed uses
  await typeInto(page, address, 'https://feeds.example/moebel.csv');
  await press(page, read);
  await expect(page.getByText(counted(networks.sample.bad, 12))).toBeVisible();
  await choose(networks.fields['mapping.title'], 'Modell');
  await choose(networks.fields['mapping.category'], 'Rubrik');
  await expect(page.getByText(counted(networks.sample.bad, 1), { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Esstisch Birk' })).toContainText('Möbel > Tische');
  expect(await axeFindings(page)).toEqual([]);
  await choose(networks.fields.schedule, networks.schedules.off);
  await press(page, page.getByRole('button', { name: form.save, exact: true }));

  await expect(page).toHaveURL(/\/networks\/\d+/);
  const id = /networks\/(\d+)/.exec(page.url())?.[1] ?? '';
  await press(page, page.getByRole('button', { name: networks.run.now }));
  const run = page.getByRole('list', { name: networks.run.list }).getByRole('listitem').first();
  await expect(run).toContainText(networks.states.done);
  await press(page, run.getByRole('button', { name: networks.run.refusals }));
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toContainText('auf Anfrage');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await press(page, page.getByRole('link', { name: networks.run.categories }));
  const words = { map: categories.map, search: list.search, take: form.take };
  await expect(page.getByRole('row')).toHaveCount(4);
  await openPath(page, `/external-product-sources/affiliates/categories?network_id=${id}`);
  await map(page, words, ['Möbel > Tische', 'Esstische']);
  await map(page, words, ['Möbel > Stühle', 'Esszimmerstühle']);

  await openPath(page, `/external-product-sources/affiliates/products?network_id=${id}&mapped=yes`);
  await expect(page.getByRole('row')).toHaveCount(11);
  await press(page, page.getByRole('row').first().getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('button', { name: products.publish }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: confirm.yes }));
  await expect(page.getByText(counted(products.published, 10))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect
    .poll(async () => (await published(site, id)).filter(({ picture }) => picture).length)
    .toBe(10);
  await page.reload();
  await expect(page.getByRole('row', { name: 'Esstisch Birk' }).locator('img')).toBeVisible();

  // the style shows the linked product, which prevents its network from being deleted
  await openPath(page, '/styles/details');
  const title = 'Am Waldrand';
  await fill(resources.styles.fields.title, title);
  await press(page, page.getByRole('button', { name: steppedForm.saveAndNext }));
  const toAffiliates = page
    .getByRole('navigation', { name: resources.styles.steps.label })
    .getByRole('link', { name: resources.styles.steps.affiliate });
  await press(page, toAffiliates);
  const linking = page.getByRole('combobox', {
    name: resources.styles.fields.affiliates_products,
    exact: true,
  });
  await typeInto(page, linking, 'Armlehnstuhl Dorte');
  await page.getByRole('option', { name: 'Möbelhaus' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: form.save, exact: true }));
  await expect(page.getByText(resources.styles.saved)).toBeVisible();
  await press(page, page.getByRole('row', { name: title }).getByRole('link', { name: title }));
  await press(page, toAffiliates);
  await expect(page.getByText('Armlehnstuhl Dorte')).toBeVisible();
  await openPath(
    page,
    `/external-product-sources/affiliates/products?network_id=${id}&title=Dorte`,
  );
  await press(page, page.getByRole('link', { name: 'Armlehnstuhl Dorte' }));
  await expect(page.getByText(title)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
