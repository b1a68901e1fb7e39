import { test } from '#tests/support/browser.ts';
import { resetClock, withClock } from '#tests/support/serverClock.ts';
import { walkThrough } from '#tests/support/settlementWalk/settlementWalk.ts';

test.use({ isFurnished: true, settings: withClock });
test.afterAll(resetClock);

test('an order is paid in parts, returned and repaid, and its month closed', async ({ site }) => {
  test.setTimeout(180_000);
  await walkThrough(site);
});
