import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site, test } from '#tests/support/browser.ts';
import { furnished } from '#tests/support/furnished/furnished.ts';
import type { AddedMarket } from '#tests/support/furnished/market.ts';
import { press, typeInto } from '#tests/support/keyboard.ts';
import { asShop, signInAs } from '#tests/support/marketPages.ts';
import { amount } from '#tests/support/orderMoves.ts';
import { openPath } from '#tests/support/pages.ts';

/*
 * An order with two sellers from the shop to the statement, by keyboard. What the sellers do to
 * complete it is in published.spec.ts.
 */

const { resources } = messages;

test.use({ isFurnished: true });

/** The block of this kind that contains the word. */
const blockOf = (text: string, kind: string, word: string): string => {
  const blocks = text.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'));
  return [...blocks].map(([, block = '']) => block).find((block) => block.includes(word)) ?? '';
};

const pay = `mutation ($input: OrderPaymentInput!) {
  recordOrderPayment(input: $input) { paymentStatus } }`;

/** Sends the example of the document for shops, with this market's products, and its payment. */
const sendExample = async (origin: string, market: AddedMarket) => {
  const text = fs.readFileSync('docs/for-shops.md', 'utf8');
  const { input } = JSON.parse(blockOf(text, 'json', '"orderedAt"'));
  const { externalId, orderedAt, lines, services, code } = market.order;
  const order = { ...input, externalId, orderedAt, lines, services, code };
  const document = blockOf(text, 'graphql', 'createOrder(');
  const { createOrder } = await asShop(origin, market, document, { input: order });
  const { id, total } = createOrder;
  expect(total).toBe('1366.90');
  const payment = { externalId, paymentId: `PAY-${externalId}`, amount: total };
  await asShop(origin, market, pay, { input: payment });
  return id as string;
};

interface Parts {
  orderById: { data: { lines: { id: string }[]; services: { id: string }[] } };
}

/** Completes all lines and services of the order. */
const completeAll = async (site: Site, order: string): Promise<void> => {
  const read = `query ($id: ID!) { orderById(id: $id) { data { lines { id } services { id } } } }`;
  const { orderById } = await site.api<Parts>('admin', read, { id: order });
  const { lines, services } = orderById.data;
  const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
  await site.api(
    'admin',
    `mutation ($lines: OrderLinesStatusInput!, $services: OrderServicesStatusInput!) {
      updateOrderLinesStatus(input: $lines) { data }
      updateOrderServicesStatus(input: $services) { data } }`,
    {
      lines: { ids: idsOf(lines), status: 'completed' },
      services: { ids: idsOf(services), status: 'completed' },
    },
  );
};

/** Requests a payout for the order in the dialog. */
const requestPayout = async (page: Page, figures: readonly string[]): Promise<string> => {
  const { request, due } = resources.payouts;
  const card = page.getByRole('region', { name: due.orderTitle });
  await press(page, card.getByRole('button', { name: request.open }));
  const dialog = page.getByRole('dialog', { name: request.title });
  for (const figure of figures) await expect(dialog.getByText(figure).first()).toBeVisible();
  await expect(dialog.getByText('DE89 **** 3000')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: request.confirm });
  await expect(confirm).toBeDisabled();
  await press(page, dialog.getByRole('checkbox', { name: request.isFinal }), 'Space');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, confirm);
  const message = page.getByText(/P-\d{4}-\d{6}/).first();
  await expect(message).toBeVisible();
  await expect(card.getByRole('button', { name: request.open })).toHaveCount(0);
  const number = /P-\d{4}-\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? '';
  await expect(card.getByRole('link', { name: number })).toBeFocused();
  return number;
};

/** Approves the payout and marks it as paid. */
const payOut = async (page: Page, number: string) => {
  const { approve, pay: transfer, fields, states } = resources.payouts;
  await openPath(page, '/payouts');
  await press(page, page.getByRole('link', { name: number }));
  const dialog = page.getByRole('dialog');
  await press(page, page.getByRole('button', { name: approve.open }));
  await press(page, dialog.getByRole('button', { name: approve.open }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: transfer.open })).toBeFocused();
  await press(page, page.getByRole('button', { name: transfer.open }));
  await typeInto(page, dialog.getByRole('textbox', { name: fields.reference }), 'Atrium 47');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Atrium 47')).toBeVisible();
  await expect(page.getByText(states.paid).first()).toBeVisible();
};

const giveBack = async (page: Page, name: string, amount: string) => {
  const { refund, fields } = resources.payouts;
  await press(page, page.getByRole('button', { name: `${refund.open}: ${name}` }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByRole('textbox', { name: fields.amount }), amount);
  await typeInto(page, dialog.getByRole('textbox', { name: fields.reason }), 'Kratzer');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: refund.confirm }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(refund.done)).toBeVisible();
};

test('the document’s example passes from the shop to the statement', async ({ site }) => {
  test.setTimeout(240_000);
  const market = furnished('sent');
  const id = await sendExample(site.origin('admin'), market);
  await completeAll(site, id);
  const path = `/orders/details/${id}`;
  const { sofa, emails } = market;
  const first = await signInAs(site, emails.first, path);
  // example 61 of the cart rules: 1,080.00 and 80.00, less 12 %, and 25.00 for driving
  const figures = [1160, 139.2, 25, 1045.8].map(amount);
  const requested = await requestPayout(first, figures);

  const second = await signInAs(site, emails.second, path);
  // 3 x 100.00 less 12 %, and 19.90 of shipping
  await requestPayout(second, [300, 36, 19.9, 283.9].map(amount));

  const admin = await site.as('admin');
  await payOut(admin, requested);
  await openPath(admin, path);
  await expect(admin.getByText(resources.orders.states.completed).first()).toBeVisible();
  // 450.00 for the customer, who had 10 % off, and 440.00 from the partner
  await giveBack(admin, sofa.name, '500,00');

  await openPath(first, '/payouts/statement');
  const { kinds } = resources.payouts;
  await expect(first.getByText(`${kinds.payout}: ${requested}`)).toBeVisible();
  await expect(first.getByText(`${kinds.refund}: ${sofa.name}`)).toBeVisible();
  // everything due was paid, so only the refund is left
  await expect(first.getByText(new RegExp(`^-€?${amount(440)}`)).last()).toBeVisible();
  expect(await axeFindings(first)).toEqual([]);
});
