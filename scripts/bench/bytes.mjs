import zlib from 'node:zlib';
import { chromium } from '@playwright/test';

/**
 * JavaScript that Chromium receives, in bytes of gzip: until the login form can be typed in, and
 * until the first list is shown after signing in.
 * @param {{ origin: string, email: string, password: string, chromiumPath?: string }} where
 * @returns {Promise<{ login: number, firstList: number }>}
 */
export const measureBytes = async ({
  origin,
  email,
  password,
  chromiumPath = process.env.CHROMIUM_PATH,
}) => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const scripts = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    });
    await page.goto(`${origin}/products/variations`);
    await page.locator('#email').fill(email);
    // what was asked for until now; the application itself is fetched from here on
    const untilLogin = [...scripts];
    await page.locator('#password').fill(password);
    await page.locator('button[type=submit]').click();
    await page.locator('tbody tr').first().waitFor();
    return { login: await gzipOf(untilLogin), firstList: await gzipOf(scripts) };
  } finally {
    await browser.close();
  }
};

const gzipOf = async (responses) => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + zlib.gzipSync(body, { level: 9 }).length, 0);
};
