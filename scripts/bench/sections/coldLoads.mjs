import { mediansInBrowser, openPage } from '#scripts/bench/browser.mjs';
import { seconds, table } from '#scripts/bench/format.mjs';
import { recordShownTimes } from '#scripts/bench/shownAt.mjs';
import { account } from '#scripts/lib/server.mjs';

export const title = 'First loads on a slow machine and line';

/** The profile "Fast 4G" of browsers' developer tools, in bytes per second and milliseconds. */
const fast4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};
const timesSlower = 4;
const list = '/products/variations';
const firstRow = 'tbody tr a';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => {
  const demo = await stage.demo();
  return mediansInBrowser(stage.chromiumPath, async (browser) => ({
    ...(await signingIn(browser, demo)),
    ...(await byAddress(browser, demo)),
  }));
};

const signingIn = async (browser, { origin }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await slowed(await context.newPage());
  await page.goto(origin + list);
  const loginMs = await shownAt(page, '#email');
  await page.locator('#email').fill(account.email);
  await page.locator('#password').fill(account.password);
  await page.evaluate(() =>
    addEventListener('submit', () => performance.mark('submit'), { capture: true }),
  );
  await page.locator('button[type=submit]').click();
  const listMs = await shownAt(page, firstRow);
  const submitMs = await page.evaluate(() => performance.getEntriesByName('submit')[0].startTime);
  await context.close();
  return { loginMs, afterSigningInMs: listMs - submitMs };
};

const byAddress = async (browser, { origin, session }) => {
  const page = await slowed(await openPage(browser, session));
  await page.goto(origin + list);
  const byAddressMs = await shownAt(page, firstRow);
  await page.waitForLoadState('networkidle');
  await page.reload();
  const reloadMs = await shownAt(page, firstRow);
  await page.context().close();
  return { byAddressMs, reloadMs };
};

/** Throttles the page, which also records when the form and the list's first row appeared. */
const slowed = async (page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', fast4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await recordShownTimes(page, ['#email', firstRow]);
  return page;
};

/** In milliseconds since the page was requested. */
const shownAt = async (page, selector) => {
  const found = await page.waitForFunction((each) => window.shownAt?.[each], selector);
  return found.jsonValue();
};

/** @param {Awaited<ReturnType<typeof measure>>} measured */
export const report = ({ loginMs, afterSigningInMs, byAddressMs, reloadMs }) => [
  `The demo data, a processor ${timesSlower} times slower and "Fast 4G", nothing cached, medians of 5 runs.`,
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['login form usable', seconds(loginMs), ''],
      ['variations list by its address', seconds(byAddressMs), '4 s'],
      ['the same after signing in, from the click', seconds(afterSigningInMs), ''],
      ['the same reloaded', seconds(reloadMs), '2.5 s'],
    ],
  ),
];
