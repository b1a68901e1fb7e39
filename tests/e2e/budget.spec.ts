import { measureBytes } from '#scripts/bench/bytes.mjs';
import { demoPassword } from '#server/demo/accounts.ts';
import { expect, test } from '#tests/support/browser.ts';

test('the login page and the first list stay within their budget of JavaScript', async ({
  site,
  browser,
}) => {
  const page = await browser.newPage();
  const { login, firstList } = await measureBytes(page, {
    origin: site.origin('admin'),
    email: 'admin@atrium.example',
    password: demoPassword,
  });
  // 0 would mean that nothing was measured
  expect(login).toBeGreaterThan(50_000);
  expect(login).toBeLessThanOrEqual(150_000);
  expect(firstList).toBeGreaterThan(login);
  expect(firstList).toBeLessThanOrEqual(400_000);
});
