import { chromium } from '@playwright/test';
import { deviceCookie } from '#scripts/lib/server.mjs';
import { mediansOf } from './medians.mjs';

const runs = 5;

/**
 * Measures five times in one browser; returns the median of each figure.
 * @param {string | undefined} chromiumPath
 * @param {(browser: import('@playwright/test').Browser) => Promise<Record<string, number>>} measure
 */
export const mediansInBrowser = async (chromiumPath, measure) => {
  const measured = await withBrowser(chromiumPath, async (browser) => {
    const each = [];
    for (let run = 0; run < runs; run += 1) each.push(await measure(browser));
    return each;
  });
  return mediansOf(measured);
};

/**
 * Calls `use` with a browser, which is always closed afterwards.
 * @template T
 * @param {string | undefined} chromiumPath
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} use
 * @returns {Promise<T>}
 */
export const withBrowser = async (chromiumPath, use) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath ?? process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** A page with this session (the value of `user` in local storage). */
export const openPage = async (browser, session) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // the session accepts only the device that signed in
  const hosts = ['admin.localhost', 'manufacturer.localhost', 'partner.localhost', 'localhost'];
  const cookie = { ...deviceCookie(), path: '/' };
  await context.addCookies(hosts.map((domain) => ({ ...cookie, domain })));
  await context.addInitScript((user) => localStorage.setItem('user', user), session);
  return context.newPage();
};
