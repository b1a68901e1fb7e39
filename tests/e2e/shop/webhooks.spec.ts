import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { messages } from '#i18n/de/messages.ts';
import { internetAt } from '#scripts/lib/internetAt.mjs';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const { shops, 'webhook-deliveries': deliveries } = messages.resources;
const { webhooks } = shops;

// every process that reads this file must find the same folder
const internet = path.join(os.tmpdir(), `atrium-test-webhooks-${process.getuid?.() ?? 0}`);

test.use({ settings: internetAt(internet) });

interface Arrived {
  raw: string;
  headers: Record<string, string>;
}

/** The server of a shop at https://shop.example, which answers with `status`. */
const startShop = async () => {
  const arrived: Arrived[] = [];
  const shop = { status: 200, arrived, close: () => server.close() };
  const server = http.createServer(async (request, response) => {
    const raw = await readText(request);
    arrived.push({ raw, headers: request.headers as Record<string, string> });
    response.writeHead(shop.status).end(`Thank you: ${shop.status}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fs.mkdirSync(internet, { recursive: true });
  const { port } = server.address() as AddressInfo;
  fs.writeFileSync(path.join(internet, 'shop.example.port'), String(port));
  return shop;
};

test('an administrator connects the server of a shop, tries it out and sees what it was sent', async ({
  site,
}) => {
  const shop = await startShop();
  const page = await site.as('admin', {}, '/shops');
  await page.locator('tbody').getByRole('link').first().click();

  await page.getByRole('button', { name: webhooks.create }).click();
  const dialog = page.getByRole('dialog', { name: webhooks.create });
  await dialog.getByLabel(webhooks.fields.url).fill('shop.example/hook');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: webhooks.create }).click();
  const shown = page.getByRole('dialog', { name: webhooks.created });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: `${webhooks.actions.test}: https://shop.example` })
    .click();
  await expect.poll(() => shop.arrived.length).toBe(1);
  const [first] = shop.arrived;
  expect(new Webhook(secret).verify(first?.raw ?? '', first?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  });

  await page.getByRole('link', { name: `${webhooks.actions.deliveries}: https://shop` }).click();
  const row = page.locator('tbody').getByRole('row').first();
  await expect(row).toContainText(deliveries.states.delivered);
  await expect(row).toContainText('HTTP 200');
  await row.getByRole('button', { name: webhooks.events['webhook.test'] }).click();
  const drawer = page.getByRole('dialog', { name: deliveries.details.title });
  await expect(drawer).toContainText('Thank you: 200');
  await expect(drawer).toContainText(`webhook-id: ${first?.headers['webhook-id']}`);
  expect(await axeFindings(page)).toEqual([]);

  shop.status = 410;
  await drawer.getByRole('button', { name: deliveries.again.action }).click();
  await expect(drawer).toContainText('Thank you: 410');
  expect(shop.arrived[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'https://shop.example/hook' });
  await expect(card).toContainText(webhooks.states.off);
  await expect(card).toContainText('410');

  // switched on again, it gets what has waited
  shop.status = 204;
  await page
    .getByRole('button', { name: `${webhooks.actions.edit}: https://shop.example` })
    .click();
  const edited = page.getByRole('dialog', { name: webhooks.edit });
  await edited.getByLabel(webhooks.fields.isActive).check();
  await edited.getByRole('button', { name: messages.form.save }).click();
  await expect(card).toContainText(webhooks.states.active);
  await expect.poll(() => shop.arrived.length).toBe(3);
  await expect(card).not.toContainText(webhooks.waiting.split(' |')[0]?.slice(-13) ?? '');
  shop.close();
});
