import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { measureBytes } from '#scripts/bench/bytes.mjs';
import { demoPassword } from '#server/demo/accounts.ts';
import { expect, load, type Site, test } from '#tests/support/browser.ts';
import { buildWithMoreResources } from '#tests/support/moreResources.ts';
import { temporaryFolder } from '#tests/support/server.ts';

const measure = async (
  site: Site,
  browser: Browser,
  prepare: (page: Page) => Promise<void> = async () => undefined,
) => {
  const page = await browser.newPage();
  await prepare(page);
  const measured = await measureBytes(page, {
    origin: site.origin('admin'),
    email: 'admin@atrium.example',
    password: demoPassword,
  });
  await page.close();
  return measured;
};

/** Serves this build of the client instead of the server's. */
const serveFrom = (folder: string) => async (page: Page) => {
  await page.route(/\/(assets\/.*|login|products\/variations)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const isAsset = pathname.startsWith('/assets/');
    return route.fulfill({ path: path.join(folder, isAsset ? pathname : 'index.html') });
  });
};

test('the login page and the first list stay within their budget', async ({ site, browser }) => {
  const { login, firstList } = await measure(site, browser);
  // 0 would mean that the measurement failed
  expect(login.bytes).toBeGreaterThan(50_000);
  expect(login.bytes).toBeLessThanOrEqual(140_000);
  expect(login.scripts).toBeLessThanOrEqual(5);
  expect(firstList.bytes).toBeGreaterThan(login.bytes);
  expect(firstList.bytes).toBeLessThanOrEqual(380_000);
  expect(firstList.scripts).toBeLessThanOrEqual(10);
});

test('thirty more resources hardly affect either', { tag: '@faults' }, async ({
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = temporaryFolder();
  try {
    await buildWithMoreResources(folder);
    const today = await measure(site, browser);
    const then = await measure(site, browser, serveFrom(folder));
    expect(then.login.bytes - today.login.bytes).toBeLessThanOrEqual(3000);
    expect(then.firstList.bytes - today.firstList.bytes).toBeLessThanOrEqual(3000);
    // the additional resources are really registered
    expect(then.firstList.bytes).toBeGreaterThan(today.firstList.bytes + 500);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

/** The addresses of the scripts that the page has requested. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

test('the first list needs few requests', async ({ site }) => {
  let requests = 0;
  // the browser requests it in addition to a picture
  site.mayFail('/favicon.ico');
  // a plain file, so that no part of the application is cached
  const list = await site.as('admin', { uncached: true }, '/favicon.svg');
  list.on('request', () => {
    requests += 1;
  });
  await list.goto(`${site.origin('admin')}/products/variations`);
  await expect(list.locator('tbody tr a').first()).toBeVisible();
  await expect
    .poll(() =>
      list.locator('img').evaluateAll((all) => {
        // those of rows further down load when they are scrolled to
        const seen = all.filter((image) => image.getBoundingClientRect().top < window.innerHeight);
        return seen.every((image) => (image as HTMLImageElement).complete);
      }),
    )
    .toBe(true);
  expect(requests).toBeLessThanOrEqual(45);
});

test('a list by its address names its files in the page itself and needs few of them', async ({
  site,
}) => {
  const list = await site.as('admin', { uncached: true }, '/collections/attributes');
  await expect(list.locator('tbody tr a').first()).toBeVisible();
  const named = await list.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => href,
    ),
  );
  const requested = () => scriptsOf(list);
  for (const name of ['first', 'german', 'deLater', 'shared', 'AttributeList']) {
    expect(named).toContainEqual(expect.stringContaining(`/${name}-`));
  }
  // a file that is named in vain would be requested for nothing; some are requested after the rows
  await expect.poll(requested).toEqual(expect.arrayContaining(named));
  expect((await requested()).length).toBeLessThanOrEqual(30);
});

test('code that most lists share is loaded in advance, that of a page once the pointer or the focus is on a link to it', async ({
  site,
}) => {
  const list = await site.as('admin', { uncached: true }, '/products/variations');
  await expect(list.locator('tbody tr a').first()).toBeVisible();
  const requested = async () =>
    (await scriptsOf(list)).map((address) => /\/(\w+)-[^/]+\.js$/.exec(address)?.[1]);
  await expect.poll(requested, { timeout: 15_000 }).toContain('shared');
  const early = new Set(await requested());
  for (const page of ['AttributeList', 'TagList', 'VariationEdit'])
    expect(early).not.toContain(page);
  const menu = list.getByRole('navigation');
  await menu.getByRole('link', { name: 'Attribute', exact: true }).hover();
  await expect.poll(requested).toContain('AttributeList');
  await menu.getByRole('link', { name: 'Schlagwörter' }).focus();
  await expect.poll(requested).toContain('TagList');
  await list.locator('tbody tr a').first().hover();
  await expect.poll(requested).toContain('VariationEdit');
  // before any of them was opened
  await expect(list).toHaveURL(/\/products\/variations$/);
});

test('the editor of posts is a file of its own within its budget, loaded where one writes', async ({
  site,
}) => {
  // so that the page is requested and not taken from the cache
  const page = await site.as('architect', { uncached: true }, '/blog/list');
  const editors: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('RichTextEditor')) editors.push(pathname);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(editors).toEqual([]);
  await load(page, '/blog/create');
  await expect(page.locator('[contenteditable="true"]')).toBeVisible();
  const [editor] = editors;
  expect(editor).toBeDefined();
  expect(fs.statSync(`dist/client${editor}.gz`).size).toBeLessThanOrEqual(130_000);
});
