import { expect, type Site } from '#tests/support/browser.ts';
import { asShop } from '#tests/support/marketPages.ts';
import {
  chair,
  decimal,
  type first,
  firstPayment,
  netOf,
  owed,
  reduced,
  refunded,
  secondPayment,
  shippingOfChairs,
  surplus,
  total,
  withoutTenth,
} from './figures.ts';
import { market, type Walk } from './walk.ts';

/* Calls of the API: what is not part of the walk, and what it must have led to. */

const order = `id number externalId total paymentStatus status
  settlement { total reduced owed paid open owedBack repaid }
  payments { amount isReversed } repayments { kind amount state } refunds { kind index amount }
  lines { sku state returns { quantity state amount } } services { state }`;
const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { ${order} } }`;
const read = `query ($externalId: String!) { shopOrder(externalId: $externalId) { ${order} } }`;

export const sendOrder = async (site: Site) => {
  const { order: example, chair: product } = market();
  const [ofFirst, ofSecond] = example.lines;
  const input = {
    ...example,
    orderedAt: new Date().toISOString(),
    lines: [ofFirst, { ...ofSecond, sku: product.sku, quantity: 3 }, { ...ofSecond, quantity: 1 }],
    expectedTotal: decimal(total),
  };
  const { createOrder } = await asShop(site.origin('admin'), market(), create, { input });
  return createOrder as { id: string; number: string; externalId: string };
};

/** The month that is closed next. */
export const nextMonth = async (site: Site) => {
  const { monthToClose } = await site.api<{
    monthToClose: { data: { month: string; isEnded: boolean } };
  }>('admin', '{ monthToClose { data { month isEnded } } }');
  return monthToClose.data;
};

/** Closes the months before the present one, which are not part of the walk. */
export const closeEarlierMonths = async (site: Site): Promise<string> => {
  const close = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) { data { month } } }`;
  for (;;) {
    const { month, isEnded } = await nextMonth(site);
    if (!isEnded) return month;
    await site.api('admin', close, { input: { month, isFinal: true } });
  }
};

export const statementOf = async ({ site }: Walk, month: string, vendorId: string) => {
  const list = `query ($query: LedgerStatementsQuery) { ledgerStatements(query: $query) { data {
    results { opening gross commission passedOn adjustments net paid closing } } } }`;
  const { ledgerStatements } = await site.api<{
    ledgerStatements: { data: { results: object[] } };
  }>('admin', list, { query: { month, vendorId } });
  return ledgerStatements.data.results;
};

export const expectedStatement = (sums: typeof first) => ({
  opening: '0.00',
  gross: decimal(sums.gross),
  commission: decimal(sums.commission),
  passedOn: decimal(sums.passedOn),
  adjustments: decimal(sums.adjustments),
  net: decimal(netOf(sums)),
  paid: decimal(sums.paid),
  closing: decimal(netOf(sums) - sums.paid),
});

/** Expects this state of the order in the shop's own query. */
export const expectToldToShop = async (site: Site, externalId: string): Promise<void> => {
  const answer = await asShop(site.origin('admin'), market(), read, { externalId });
  expect(answer.shopOrder).toMatchObject({
    ...{ externalId, total: decimal(total), status: 'completed' },
    paymentStatus: 'partly_refunded',
    settlement: {
      ...{ total: decimal(total), reduced: decimal(reduced), owed: decimal(owed) },
      ...{ paid: decimal(owed + surplus), open: '0.00', owedBack: '0.00' },
      repaid: decimal(surplus + refunded),
    },
    payments: [{ amount: decimal(firstPayment) }, { amount: decimal(secondPayment) }],
    repayments: [
      { kind: 'overpaid', amount: decimal(surplus), state: 'repaid' },
      { kind: 'refund', amount: decimal(refunded), state: 'repaid' },
    ],
    refunds: [
      { kind: 'line', index: 1, amount: decimal(withoutTenth(chair)) },
      { kind: 'shipping', index: null, amount: decimal(shippingOfChairs) },
    ],
    lines: [
      { state: 'completed', returns: [] },
      {
        state: 'completed',
        returns: [{ quantity: 1, state: 'refunded', amount: decimal(refunded) }],
      },
      { state: 'cancelled', returns: [] },
    ],
    services: [{ state: 'completed' }],
  });
};
