import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

const rows = (page: Page) => page.locator('main tbody tr[data-index]');

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('five products and the pager are visible without scrolling the page', async ({ site }) => {
  const page = await site.as('admin', {}, '/products/variations');
  await expect(rows(page).nth(4)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Zu Seite 2' })).toBeInViewport({ ratio: 1 });
  const picture = await rows(page).first().locator('img').boundingBox();
  expect(picture?.width).toBeGreaterThanOrEqual(148);
  // a higher window shows more rows, a lower one fewer
  const height = () =>
    page.getByRole('region', { name: 'Variationen' }).evaluate((area) => area.clientHeight);
  await page.setViewportSize({ width: 1440, height: 1400 });
  await expect.poll(height).toBe(770);
  await page.setViewportSize({ width: 1440, height: 760 });
  await expect.poll(height).toBeLessThan(500);
  await expect(page.getByRole('button', { name: 'Zu Seite 2' })).toBeInViewport({ ratio: 1 });
});

test('shows status and actions next to each product at 992 and 762 px', async ({ site }) => {
  const page = await site.as('admin', { width: 992 }, '/products/variations');
  for (const width of [992, 762]) {
    await page.setViewportSize({ width, height: 900 });
    const area = page.getByRole('region', { name: 'Variationen' });
    const first = rows(page).first();
    await expect(first.getByText(/^(Entwurf|Veröffentlicht)$/)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => area.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    // the article number has moved below the name, but can still be sorted by
    await expect(first.getByRole('rowheader')).toContainText(/[A-Z]{2,}-\d+/);
    await expect(page.getByRole('columnheader', { name: /Artikelnummer/ })).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Artikelnummer', exact: true }).click();
  await expect(page).toHaveURL(/sort=sku/);
});

test('shows all labels of columns that share one', async ({ site }) => {
  const page = await site.as('admin', { width: 680 }, '/orders');
  await rows(page).first().waitFor();
  const head = page.locator('main thead');
  const labels = head.getByRole('button');
  await expect(labels).toHaveCount(8);
  const outside = await labels.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const cell = button.closest('th')?.getBoundingClientRect();
      const { left, right, bottom } = button.getBoundingClientRect();
      const isInside = cell && left >= cell.left && right <= cell.right && bottom <= cell.bottom;
      return isInside ? [] : [button.textContent];
    }),
  );
  expect(outside).toEqual([]);
  // the focused element is not below the header
  const name = rows(page).nth(3).getByRole('link').first();
  await rows(page)
    .nth(3)
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  const [row, under] = await Promise.all([name.boundingBox(), head.boundingBox()]);
  expect(row?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
});

test('further filters are folded, and the browser remembers when they are not', async ({
  site,
}) => {
  const page = await site.as('admin', { language: 'en' }, '/products/variations');
  const more = page.getByRole('button', { name: 'More filters' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Completeness' })).toBeHidden();
  await more.click();
  await expect(page.getByRole('combobox', { name: 'Completeness' })).toBeVisible();
  await page.reload();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('combobox', { name: 'Completeness' })).toBeVisible();
});

test('all filters but the search are behind one button at 992 px', async ({ site }) => {
  const page = await site.as('admin', { language: 'en', width: 992 }, '/products/variations');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Completeness' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/missing=/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('group', { name: /result/ })).toContainText('Completeness');
});

test('two columns are side by side only if both fit', async ({ site }) => {
  const page = await site.as('admin', { width: 840 }, '/products/parents/details/1');
  const name = page.locator('input[name="name"]');
  const categories = page.getByRole('heading', { name: 'Kategorien' });
  const isBeside = async () => {
    const [field, heading] = [await name.boundingBox(), await categories.boundingBox()];
    return field && heading && heading.x > field.x + field.width;
  };
  await categories.waitFor();
  await expect.poll(isBeside).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(isBeside).toBe(true);
});

test('keeps everything in the header reachable at 320 px', async ({ site }) => {
  const page = await site.as('admin', { width: 320 }, '/collections/tags');
  await rows(page).first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const parts = page.getByRole('banner').locator('a, button').filter({ visible: true });
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320, await part.innerHTML()).toBe(true);
  }
});

test('the calendar is whole on a phone, also when it opens for the first time', async ({
  site,
}) => {
  const page = await site.as('admin', { width: 390 }, '/discounts/details');
  await page.getByRole('button', { name: 'Kalender öffnen' }).first().click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid')).toBeInViewport({ ratio: 1 });
  await expect(calendar).toBeInViewport({ ratio: 1 });
});
