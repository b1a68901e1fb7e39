import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect } from '#tests/support/browser.ts';
import { test } from '#tests/support/exampleShop.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { putClockForward, resetClock, withClock } from '#tests/support/serverClock.ts';

/* Drafts in the example shop: by a signed link alone, for 15 minutes. */

test.use({ isFurnished: true, settings: withClock });
test.afterAll(resetClock);

const { form, resources, shopPreview } = messages;

/** Saves a new post, and opens it again. */
const savePost = async (page: Page, title: string, text: string) => {
  const { created, fields } = resources.blog;
  await page.getByRole('textbox', { name: fields.title, exact: true }).fill(title);
  await page.getByRole('textbox', { name: fields.body, exact: true }).fill(text);
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText(created)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
};

/** Saves a new banner with its picture, and opens it again. */
const saveBanner = async (page: Page, title: string) => {
  const { created, fields } = resources['website-banners'];
  const fill = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill(fields.name, title);
  await fill(fields.title, title);
  const picture = page.getByRole('group', { name: fields.picture, exact: true });
  await picture.locator('input[type=file]').setInputFiles({
    ...{ name: 'wiese.jpg', mimeType: 'image/jpeg' },
    buffer: await jpeg({ width: 800, height: 400 }),
  });
  await expect(picture.locator('img[src^="/images/"]')).toBeVisible();
  await fill(fields.pictureAlt, 'Eine Wiese');
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText(created)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
};

/** Opens the record of the page in the shop. */
const seeInShop = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: shopPreview.open }).click();
  return opened;
};

test('a product that is not published is shown in the shop that the user chooses', async ({
  site,
  shop,
}) => {
  const { draft } = furnished('shown');
  const product = `${shop.address}/de/product/${draft.product}`;
  const admin = await site.as('admin', {}, `/products/variations/details/${draft.id}`);
  const only = await seeInShop(admin);
  await expect(only.getByRole('heading', { level: 1, name: draft.product })).toBeVisible();
  await expect(only.getByRole('complementary', { name: /^Vorschau, endet um/ })).toBeVisible();
  expect(await axeFindings(only)).toEqual([]);
  expect((await only.request.get(product)).status()).toBe(404);

  const outlet = { name: 'Atrium Outlet', url: 'https://outlet.example', languages: ['de'] };
  const { createShop } = await site.api<{ createShop: { data: { id: string } } }>(
    'admin',
    'mutation ($input: ShopInput!) { createShop(input: $input) { data { id } } }',
    { input: { ...outlet, shows: 'everything' } },
  );
  await admin.getByRole('button', { name: shopPreview.open }).click();
  const choice = admin.getByRole('menu', { name: shopPreview.shops });
  await expect(choice.getByRole('menuitem')).toHaveText(['Atrium Outlet', 'Atrium Wohnen']);
  await expect(choice.getByRole('menuitem', { name: outlet.name })).toHaveAttribute(
    'href',
    /^https:\/\/outlet\.example\/preview\?token=/,
  );
  const opened = admin.context().waitForEvent('page');
  await choice.getByRole('menuitem', { name: 'Atrium Wohnen' }).press('Enter');
  const chosen = await opened;
  await expect(chosen.getByRole('heading', { level: 1, name: draft.product })).toBeVisible();
  await expect(choice).toBeHidden();
  // the other tests of this server expect one shop
  await site.api('admin', 'mutation ($ids: [ID!]) { deleteShopByIds(ids: $ids) { data } }', {
    ids: [createShop.data.id],
  });
});

test('a draft is in the shop under its link alone, until the link ends', async ({ site, shop }) => {
  test.setTimeout(120_000);
  const [title, text] = ['Hobeln am Abend', 'Es riecht nach Harz.'];
  const manufacturer = await site.as('manufacturer', {}, '/blog/create');
  await savePost(manufacturer, title, text);
  const post = await seeInShop(manufacturer);
  await expect(post).toHaveURL(new RegExp(`^${shop.address}/de/preview`));
  await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(post.getByText(text)).toBeVisible();
  await expect(post.getByRole('complementary', { name: /^Vorschau, endet um/ })).toBeVisible();
  expect(await axeFindings(post)).toEqual([]);

  const admin = await site.as('admin', {}, '/website-banners/details');
  await saveBanner(admin, 'Sommer auf der Wiese');
  const banner = await seeInShop(admin);
  await expect(banner.getByRole('heading', { name: 'Sommer auf der Wiese' })).toBeVisible();
  await expect(banner.getByRole('img', { name: 'Eine Wiese' })).toBeVisible();
  expect(await axeFindings(banner)).toEqual([]);

  // the shop itself has neither
  const read = async (path: string) => (await post.request.get(shop.address + path)).text();
  expect(await read('/de/blog')).not.toContain(title);
  expect(await read('/de')).not.toContain('Sommer auf der Wiese');
  expect((await post.request.get(`${shop.address}/de/blog/hobeln-am-abend`)).status()).toBe(404);

  const link = post.url();
  const isRefused = async () => {
    await expect(post.getByRole('heading', { name: 'Diese Vorschau ist zu Ende' })).toBeVisible();
    await expect(post.getByText(text)).toHaveCount(0);
  };
  await post.goto(`${link.slice(0, -6)}AAAAAA`);
  await isRefused();
  expect(await axeFindings(post)).toEqual([]);
  await post.goto(link);
  await expect(post.getByText(text)).toBeVisible();
  putClockForward(15 * 60_000);
  await expect.poll(async () => (await post.goto(link))?.status(), { timeout: 10_000 }).toBe(404);
  await isRefused();

  // a click makes a new link
  const again = await seeInShop(manufacturer);
  await expect(again.getByText(text)).toBeVisible();
});
