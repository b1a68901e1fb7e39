import type { Page } from '@playwright/test';
import { messages as german } from '#i18n/de/messages.ts';
import { expect, test } from '#tests/support/browser.ts';
import { createTag } from '#tests/support/tags.ts';

const { error, history, list, shell } = german;
const offline = (page: Page, isOffline = true) => page.context().setOffline(isOffline);
const toast = (page: Page) => page.getByRole('alert').getByText(error.NETWORK);

test('a part that cannot be loaded leaves the page and its input unchanged', async ({ site }) => {
  const id = await createTag(site, 'Ohne Netz');
  // an earlier test may have left the code in the browser's cache
  const page = await site.as('admin', { uncached: true }, `/collections/tags/${id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Getippt');
  await offline(page);
  await page.getByRole('button', { name: history.title }).click();
  await expect(toast(page)).toBeVisible();
  await expect(name).toHaveValue('Getippt');

  await offline(page, false);
  await page.getByRole('button', { name: history.title }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(history.title) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Getippt');
});

test('sends nothing later without a connection, and shows no page the rows of another', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/products/variations?status=2');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation')) sent.push(request.url());
  });
  await rows
    .first()
    .getByRole('button', { name: new RegExp(list.actions) })
    .click();
  const publish = page.getByRole('menuitem', {
    name: german.resources['products/variations'].actions.publish,
  });
  await expect(publish).toBeVisible();
  await offline(page);
  await publish.click();
  await expect(toast(page)).toBeVisible();
  const tried = sent.length;

  // the page that could not be loaded is left again: rows and address match
  await page.getByRole('button', { name: german.ra.navigation.next }).click();
  await expect(toast(page)).toBeVisible();
  await expect(page).not.toHaveURL(/page=1/);
  await expect(rows).toHaveCount(10);

  await page.getByRole('button', { name: list.clearFilters }).click();
  await expect(page.getByText(list.failed)).toBeVisible();
  await expect(rows).toHaveCount(0);

  await offline(page, false);
  await page.getByRole('button', { name: list.retry }).click();
  await expect(rows.first()).toBeVisible();
  expect(sent).toHaveLength(tried);
});

test('a part that fails to load although the server answers offers to reload', async ({ site }) => {
  const id = await createTag(site, 'Gemerkter Fehler');
  const page = await site.as('admin', { uncached: true }, `/collections/tags/${id}`);
  // as a browser does that keeps the failure of a module
  await page.route(/\/assets\/HistoryDrawer.*\.js$/, (route) => {
    site.mayFail(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  const open = page.getByRole('button', { name: history.title });
  await open.click();
  await expect(toast(page)).toBeVisible();
  await open.click();
  await expect(page.getByText(shell.unloadable.title)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: shell.updated.reload }).click();
  await open.click();
  await expect(page.getByRole('dialog', { name: new RegExp(history.title) })).toBeVisible();
});

test('an outdated version offers to reload, and asks first if there is unsaved text', async ({
  site,
}) => {
  const id = await createTag(site, 'Alte Fassung');
  const page = await site.as('admin', { uncached: true }, `/collections/tags/${id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Getippt');
  await page.route(/\/assets\/HistoryDrawer.*\.js$/, (route) => {
    site.mayFail(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/new.js">',
      }),
  );
  await page.getByRole('button', { name: history.title }).click();
  await expect(page.getByText(shell.updated.title)).toBeVisible();
  await page.getByRole('button', { name: shell.updated.reload }).click();
  await expect(name).toHaveValue('Getippt');
  await page.getByRole('button', { name: shell.updated.discard }).click();
  await expect(name).toHaveValue('Alte Fassung');
});
