import { callerOf, signIn } from '#scripts/lib/server.mjs';
import { measureOthers, waitUntilDone } from './beside.mjs';
import { compareWithSql } from './compareWithSql.mjs';
import { fragmentOf, queryOf } from './fragments.mjs';
import { median, quantile } from './medians.mjs';
import { insertOrders, linesOfEach, orders } from './orderRows.mjs';
import { createShop } from './orderSender.mjs';
import { cartOfSellers } from './sellers.mjs';

/** The partner with many of the orders. */
const seller = 'vendor@atrium.example';
const sizes = [10, 1000];
const comparisons = 30;
/** Number of requests for a partner's due amounts, and for its statement. */
const asks = 100;

const listDocument = `query ($query: OrdersQuery) {
  orders(query: $query) { data { results { ...OrderRow } total } } }
${fragmentOf('OrderRow', 'sales/orders/record.graphql')}`;

const repaymentsDocument = `query ($query: RepaymentsQuery) {
  repayments(query: $query) { data { results { ...RepaymentRecord } total } } }
${fragmentOf('RepaymentRecord', 'sales/repayments/record.graphql')}`;

const entryFragment = fragmentOf('EntryRecord', 'sales/payouts/operations.graphql');
const previewDocument = `${queryOf('DuePayout', 'sales/payouts/operations.graphql')}\n${entryFragment}`;
const statementDocument = `${queryOf('StatementOfPayouts', 'sales/payouts/operations.graphql')}\n${entryFragment}`;
const exportDocument = `mutation ($input: PayoutStatementExportInput!) {
  exportPayoutStatement(input: $input) { data { id } } }`;

const query = { page: 0, sort: 'orderedAt', order: 'DESC' };
/** The period of all orders. */
const period = { from: '2020-01-01', to: new Date().toISOString().slice(0, 10) };

/**
 * Measures 200,000 orders: the list compared with its SQL statements, for administrators and for a
 * partner with 8,000 of them; a shop that sends more, and a partner with 20,000 entries in its
 * ledger, during the list requests of others.
 * @param {import('./stage.mjs').Load} load
 */
export const measureOrders = async (load) => {
  const cart = await cartOfSellers(load);
  await insertOrders(load.databaseUrl, seller);
  const { token } = await signIn(load.port, 'vendorSignIn', seller);
  const others = callerOf(load.port, load.token);
  const partner = callerOf(load.port, token);
  return {
    orders,
    lines: orders * linesOfEach,
    repayments: await countRepayments(others),
    compared: await compareWithSql(
      load,
      [...requests({ administrator: load.token, partner: token }), ...ofRepayments(load.token)],
      comparisons,
    ),
    intake: await measureIntake(others, await createShop(load, cart)),
    preview: await measurePreview(others, partner),
    statement: await measureStatement(others, partner),
  };
};

const requests = (tokens) =>
  Object.entries(tokens).flatMap(([viewer, token]) =>
    sizes.map((size) => ({
      what: `\`orders\`, ${size} rows, ${viewer}`,
      token,
      query: listDocument,
      variables: { query: { ...query, size } },
    })),
  );

const ofRepayments = (token) =>
  sizes.map((size) => ({
    what: `\`repayments\`, ${size} rows, administrator`,
    token,
    query: repaymentsDocument,
    variables: { query: { page: 0, sort: 'at', order: 'DESC', size } },
  }));

const countRepayments = async (ask) =>
  (await ask(repaymentsDocument, { query: { size: 1 } })).repayments.data.total;

const askForOrders = (ask) => ask(listDocument, { query: { ...query, size: 10 } });

const measureIntake = async (others, shop) => {
  let sent = null;
  const measured = await measureOthers(
    others,
    async () => {
      sent = await shop();
    },
    askForOrders,
  );
  const { spentMs, again } = sent;
  return { ...measured, again, sent: spentMs.length, p95Ms: quantile(spentMs, 0.95) };
};

/** One request after another, without pauses. */
const measureRepeated = async (others, ask) => {
  const spent = [];
  const measured = await measureOthers(others, async () => {
    for (let count = 0; count < asks; count += 1) {
      const start = performance.now();
      await ask();
      spent.push(performance.now() - start);
    }
  });
  return { ...measured, eachMs: median(spent) };
};

/** Uses the query of the payout dialog. */
const measurePreview = async (others, partner) => {
  const ask = () => partner(previewDocument, { query: { size: 200 } });
  const { total } = (await ask()).payoutPreview.data;
  return { total, ...(await measureRepeated(others, ask)) };
};

const measureStatement = async (others, partner) => {
  const ask = () => partner(statementDocument, { query: { ...period, size: 100 } });
  const { total } = (await ask()).payoutStatement.data;
  return {
    total,
    ...(await measureRepeated(others, ask)),
    file: await measureFile(others, partner, total),
  };
};

/** The statement as a file; two of its rows are balances. */
const measureFile = (others, partner, total) =>
  measureOthers(others, async () => {
    const input = { query: period, format: 'xlsx', language: 'de' };
    const { exportPayoutStatement } = await partner(exportDocument, { input });
    await waitUntilDone(partner, exportPayoutStatement.data.id, total + 2);
  });
