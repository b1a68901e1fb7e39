import zlib from 'node:zlib';
import { recordShownTimes } from './shownAt.mjs';

const form = '#email';
const list = 'tbody tr a';

/**
 * JavaScript that the browser receives, in gzipped bytes: until the login form is usable, and until
 * the first list is shown after signing in. Scripts requested later are not counted, however slow
 * the machine, because the page itself records when form and list appeared.
 * @param {import('@playwright/test').Page} page of a context that has nothing cached
 * @param {{ origin: string, email: string, password: string }} portal
 * @returns {Promise<{ login: Scripts, firstList: Scripts }>}
 * @typedef {{ bytes: number, scripts: number }} Scripts in bytes of gzip, and how many
 */
export const measureBytes = async (page, { origin, email, password }) => {
  const responses = new Map();
  page.on('response', (response) => responses.set(response.url(), response));
  await recordShownTimes(page, [form, list]);
  await page.goto(`${origin}/products/variations`);
  await page.locator(form).fill(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator(list).first().waitFor();
  const scripts = await page.evaluate(scriptsUntilShown);
  const measure = async (urls) => ({
    bytes: await gzipOf(urls.map((url) => responses.get(url))),
    scripts: urls.length,
  });
  return { login: await measure(scripts[form]), firstList: await measure(scripts[list]) };
};

/** Runs in the page: returns the scripts requested so far. */
const scriptsUntilShown = () => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
  const until = (time) => scripts.filter(({ startTime }) => startTime <= time);
  return Object.fromEntries(
    Object.entries(window.shownAt).map(([element, time]) => [
      element,
      [...new Set(until(time).map(({ name }) => name))],
    ]),
  );
};

const gzipOf = async (responses) => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + zlib.gzipSync(body, { level: 9 }).length, 0);
};
