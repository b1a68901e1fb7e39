import { messages as german } from '#i18n/de/messages.ts';
import { expect, load, test } from '#tests/support/browser.ts';

const searchOf = (page: import('@playwright/test').Page) => new URL(page.url()).search;

test('drops invalid parameters from the address of a list, and says so', async ({ site }) => {
  const page = await site.as(
    'admin',
    {},
    '/products/variations?status=7&categories=abc&name=Eiche',
  );
  await expect(page.getByText(/passten nicht.*status, categories/)).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await expect.poll(() => searchOf(page)).toBe('?name=Eiche');

  await load(page, `/products/variations?sort=x&pageSize=37&page=-1&name=${'a'.repeat(250)}`);
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await expect.poll(() => searchOf(page)).toBe('');
  // a hint is not an error
  await expect(page.getByRole('button', { name: /ungelesene/ })).toHaveCount(0);
});

test('"all" in an address is no filter, in every list', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations?status=all&variationType=all');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(10);
  await expect(page.getByRole('button', { name: german.list.clearFilters })).toHaveCount(0);
  await load(page, '/collections/attributes?type=all');
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
});

test("a manufacturer drops filters it does not have from an administrator's link", async ({
  site,
}) => {
  const page = await site.as('manufacturer', {}, '/products/variations?serviceInfo=1');
  await expect(page.getByText(/passte nicht.*serviceInfo/)).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await expect.poll(() => searchOf(page)).toBe('');
});

test('page size and sorting are kept for each list', async ({ site }) => {
  const page = await site.as('admin', {}, '/collections/tags');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByLabel(german.ra.navigation.page_rows_per_page).selectOption('50');
  await expect(page).toHaveURL(/pageSize=50/);
  const type = page.getByRole('columnheader', { name: 'Verwendung' });
  await type.getByRole('button').click();
  await expect(type).toHaveAttribute('aria-sort', 'ascending');

  await load(page, '/collections/tags');
  await expect(type).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel(german.ra.navigation.page_rows_per_page)).toHaveValue('50');
  await load(page, '/collections/attributes');
  await expect(page.getByLabel(german.ra.navigation.page_rows_per_page)).toHaveValue('10');
});

test('the login pages of other portals lead to their own', async ({ site }) => {
  const admin = await site.visit('admin');
  await load(admin, '/forgot-password');
  await expect(admin).toHaveURL(/\/login$/);

  await load(admin, '/vendor/no-such-key');
  await expect(admin).toHaveURL(`${site.origin('vendor')}/login`);
  await expect(admin.getByLabel('E-Mail-Adresse')).toBeVisible();
});
