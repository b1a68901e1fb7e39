import zlib from 'node:zlib';

/**
 * JavaScript that the browser receives, in bytes of gzip: until the login form can be typed in, and
 * until the first list is shown after signing in. What is asked for later is not counted, however
 * slow the machine: the page itself notes when the form and the list came.
 * @param {import('@playwright/test').Page} page of a context that has nothing cached
 * @param {{ origin: string, email: string, password: string }} portal
 * @returns {Promise<{ login: number, firstList: number }>}
 */
export const measureBytes = async (page, { origin, email, password }) => {
  const responses = new Map();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.addInitScript(noteWhenShown, { form: '#email', list: 'tbody tr a' });
  await page.goto(`${origin}/products/variations`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator('tbody tr a').first().waitFor();
  const scripts = await page.evaluate(scriptsUntilShown);
  const bytesOf = (urls) => gzipOf(urls.map((url) => responses.get(url)));
  return { login: await bytesOf(scripts.form), firstList: await bytesOf(scripts.list) };
};

/** Runs in the page: when each of the elements first stood there. */
const noteWhenShown = (selectors) => {
  window.shownAt = {};
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (document.querySelector(selector)) window.shownAt[name] ??= performance.now();
    }
  }).observe(document, { childList: true, subtree: true });
};

/** Runs in the page: the scripts that had been asked for by then. */
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
