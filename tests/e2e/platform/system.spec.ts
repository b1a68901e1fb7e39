import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

test('administrators see the state of the installation, on phones too', async ({ site }) => {
  const text = messages.system;
  const page = await site.as('admin', {}, '/system');
  const processes = page.getByRole('group', { name: text.processes });
  await expect(processes.getByRole('row').nth(1)).toContainText(text.alive);
  const queues = page.getByRole('group', { name: text.queues });
  await expect(queues.getByRole('row', { name: text.queueNames.mail }).first()).toBeVisible();
  await expect(page.getByText(text.noBackup)).toBeVisible();
  await expect(page.getByText(/^PostgreSQL \d+/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const refreshed = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.getByRole('button', { name: text.refresh }).click();
  expect((await refreshed).status()).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  // the app bar follows the new width a moment later
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});
