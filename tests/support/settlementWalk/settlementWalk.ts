import { messages } from '#i18n/de/messages.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, type Site } from '#tests/support/browser.ts';
import { signInAs } from '#tests/support/marketPages.ts';
import { openPath } from '#tests/support/pages.ts';
import { resetClock } from '#tests/support/serverClock.ts';
import {
  closeEarlierMonths,
  expectedStatement,
  expectToldToShop,
  sendOrder,
  statementOf,
} from './calls.ts';
import { decimal, first, firstPayment, netOf, second, secondPayment } from './figures.ts';
import {
  announceReturn,
  cancelLamp,
  complete,
  pay,
  receiveGoods,
  refundReturn,
} from './orderPage.ts';
import { closeMonth, payOut, readStatement, repayAll } from './otherPages.ts';
import { market, type Walk } from './walk.ts';

/**
 * Walks with an order of two partners from its first payment to the closed month. Entries of the ledger
 * are of the day on which they are made, so the server's clock is put into the next month before the
 * month is closed.
 */
export const walkThrough = async (site: Site): Promise<void> => {
  resetClock();
  const decimals = { minimumFractionDigits: 2 };
  const shown = (cents: number) => new Intl.NumberFormat('de', decimals).format(cents / 100);
  const walk: Walk = {
    ...{ site, texts: messages.resources, shown },
    entered: (cents) => decimal(cents).replace('.', ','),
  };
  const { emails, sofa, chair: product, service: name, order: example } = market();
  const { id, number, externalId } = await sendOrder(site);
  const month = await closeEarlierMonths(site);
  const { orders } = walk.texts;

  const admin = await site.as('admin', {}, `/orders/details/${id}`);
  await pay(admin, walk, firstPayment, `${externalId}-1`);
  await expect(admin.getByText(orders.details.partlyPaid)).toBeVisible();
  await cancelLamp(admin, walk);
  await pay(admin, walk, secondPayment, `${externalId}-2`);
  await expect(admin.getByText(orders.paymentStates.overpaid).first()).toBeVisible();
  expect(await axeFindings(admin)).toEqual([]);

  const ofFirst = await signInAs(site, emails.first, `/orders/details/${id}`);
  await complete(ofFirst, walk, sofa.name);
  await complete(ofFirst, walk, name);
  const ofSecond = await signInAs(site, emails.second, `/orders/details/${id}`);
  await complete(ofSecond, walk, product.name);

  await openPath(admin, `/orders/details/${id}`);
  await expect(admin.getByText(orders.states.completed).first()).toBeVisible();
  await announceReturn(admin, walk, product.name);
  await openPath(ofSecond, `/orders/details/${id}`);
  await receiveGoods(ofSecond, walk, product.name);
  await openPath(admin, `/orders/details/${id}`);
  await refundReturn(admin, walk, product.name);
  await repayAll(admin, walk, number);
  await payOut(ofSecond, walk);
  await closeMonth(walk, month);

  const [firstId = '', secondId = ''] = example.lines.map(({ vendorId }) => vendorId);
  const paidOut = { ...second, paid: netOf(second) };
  expect(await statementOf(walk, month, firstId)).toEqual([expectedStatement(first)]);
  expect(await statementOf(walk, month, secondId)).toEqual([expectedStatement(paidOut)]);
  await readStatement(walk, emails.first, month, netOf(first));
  await readStatement(walk, emails.second, month, 0);
  await expectToldToShop(site, externalId);
};
