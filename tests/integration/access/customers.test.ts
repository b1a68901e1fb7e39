import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMarketOrder } from '#tests/factories/orders.ts';
import type { AccountKind } from '#tests/factories/people.ts';
import { codesOf, queries, visibleTo } from '#tests/support/accessWorld.ts';
import type { Variables } from '#tests/support/api.ts';
import { documentOf, type Operation, variablesOf } from '#tests/support/documents.ts';
import {
  complete,
  payOrder,
  previewOf,
  refundDocument,
  request,
  today,
} from '#tests/support/payouts.ts';
import { repay } from '#tests/support/settlement.ts';
import { tablesIn } from '#tests/support/tables.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';

shareApi();

/* Customer data that partners and shops can see in all their queries. */

/** The word in the name and the town, which remain visible in orders completed long ago. */
const kept = 'qname';
/** The word in all other customer data. */
const secret = 'qsecret';

const person = { firstname: `${kept} Karla`, lastname: `${kept} Kunde`, company: `${secret} GmbH` };
const place = { street: `${secret} 8`, post_code: '80331', city: `${kept} am See` };
const given = {
  ...person,
  email: `${secret}@kunden.example`,
  phone: `${secret} 1`,
  vat_id: `${secret} 2`,
};

const note = `mutation ($id: ID!, $input: OrderNoteInput!) {
  addOrderNote(id: $id, input: $input) { data { id } } }`;
const setLines = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data } }`;
const edit = `mutation ($id: ID!, $input: CustomerInput!) {
  updateCustomer(id: $id, input: $input) { data { id } } }`;
const anonymise = 'mutation ($id: ID!) { anonymiseCustomer(id: $id) { data { id } } }';

type Placed = Awaited<ReturnType<typeof createMarketOrder>>;
let placed: Placed;
let customer: string;

/** A paid order with a history: notes, a state, a payout, a refund and a changed customer. */
beforeAll(async () => {
  placed = await createMarketOrder(api.db, person.lastname, {
    customer: given,
    shipping: { ...person, ...place },
    billing: { ...person, ...place },
    notes: `${secret} klingeln`,
  });
  const { id, lines, market } = placed;
  const order = await api.db
    .selectFrom('orders')
    .select(['customer_id', 'external_id', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  customer = order.customer_id;
  await payOrder(market, { externalId: order.external_id, total: order.total });
  for (const { token } of [market.first, market.second]) {
    await api.data(note, { id, input: { text: `${secret} rief an` } }, token);
  }
  await api.data(setLines, { input: { ids: lines, status: 'completed' } }, admin);
  await request(market.second.token);
  const refund = {
    externalId: 'R-1',
    lineId: lines[1],
    amount: '10',
    reason: `${secret} war unzufrieden`,
  };
  await api.data(refundDocument, { input: refund }, admin);
  const address = { ...place, country: 'DE', salutation: '' };
  const input = { ...given, ...address, phone: `${secret} 3`, version: 1 };
  await api.data(edit, { id: customer, input }, admin);
});

/** The types with fields that contain this word. */
const typesWith = (value: unknown, word: string, type = ''): string[] => {
  if (typeof value === 'string') return value.toLowerCase().includes(word) ? [type] : [];
  if (typeof value !== 'object' || value === null) return [];
  const own = '__typename' in value ? String(value.__typename) : type;
  return Object.values(value).flatMap((inner) => typesWith(inner, word, own));
};

const callsOf = (query: Operation): Variables[] => {
  const { first, second } = placed.market;
  const ids = [placed.id, customer, first.id, second.id];
  const history = { query: { entity: 'customer', entityId: customer } };
  return [
    ...variablesOf(query, { ids, words: [secret] }),
    ...(query.name === 'changes' ? [history] : []),
    ...(query.name === 'payoutStatement'
      ? [{ query: { from: '2026-01-01', to: '2035-12-31', size: 100 } }]
      : []),
  ];
};

/**
 * The types in which this caller finds the words, with all queries or with some of those it may
 * send.
 */
const foundBy = async (kind: AccountKind, token: string, some?: readonly string[]) => {
  const found = { [kept]: new Set<string>(), [secret]: new Set<string>() };
  const allowed = queries.filter(({ access }) => visibleTo(kind)(access));
  for (const query of allowed.filter(({ name }) => some?.includes(name) ?? true)) {
    const document = documentOf(query, visibleTo(kind));
    for (const variables of callsOf(query)) {
      const answer = await api.request(document, variables, token);
      expect(codesOf(answer), query.name).not.toContain('INTERNAL');
      for (const [word, types] of Object.entries(found)) {
        for (const type of typesWith(answer.data, word)) types.add(type);
      }
    }
  }
  return { kept: [...found[kept]].sort(), secret: [...found[secret]].sort() };
};

const ofOrders = ['Order', 'OrderAddress', 'OrderCustomer'];

describe('a customer’s data', () => {
  test('are found by administrators, so that the tests below can fail', async () => {
    const some = ['changes', 'customerById', 'customers', 'orderById', 'orders'];
    const found = await foundBy('admin', admin, some);
    const all = ['Customer', ...ofOrders];
    expect(found.kept).toEqual(expect.arrayContaining(all));
    expect(found.secret).toEqual(expect.arrayContaining(['ChangedField', ...all, 'OrderEvent']));
  });

  test('are visible to a partner with the order, and nowhere else', async () => {
    expect(await foundBy('craftsman', placed.market.first.token)).toEqual({
      kept: ofOrders,
      secret: [...ofOrders, 'OrderEvent'],
    });
    // the entry due contains only the order's number
    expect((await previewOf(placed.market.second.token)).total).toBeGreaterThan(0);
  });

  test('are reduced to name and town 90 days after the partner’s part was finished', async () => {
    const { token, id } = placed.market.second;
    const orders = ['orderById', 'orders'];
    expect((await foundBy('craftsman', token, orders)).secret).toContain('OrderCustomer');
    await sql`
      update order_parts set closed_at = now() - interval '91 days'
      where order_id = ${placed.id} and vendor_id = ${id}`.execute(api.db);
    expect(await foundBy('craftsman', token)).toEqual({ kept: ofOrders, secret: [] });
  });

  test('disappear from all tables once the customer is anonymised, except the town and what tax law keeps', async () => {
    await complete(placed.id);
    const owed = await api.db
      .selectFrom('repayments')
      .select('id')
      .where('order_id', '=', placed.id)
      .execute();
    await repay(
      owed.map(({ id }) => id),
      today(),
    );
    await api.data(anonymise, { id: customer }, admin);
    const tables = await tablesIn(api.db, ['public', 'pgboss']);
    expect(tables.map(({ name }) => name)).toContain('orders');
    for (const { schema, name } of tables.filter((table) => table.name !== 'order_documents')) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(`${schema}.${name}`)} t
        where t::text ~* ${`${secret}|${kept} (?!am See)`}`.execute(api.db);
      expect(rows, name).toEqual([]);
    }
    const documents = await sql`select to_jsonb(d) as d from order_documents d`.execute(api.db);
    const text = JSON.stringify(documents.rows);
    for (const kept of [person.lastname, person.company, place.street]) {
      expect(text).toContain(kept);
    }
    for (const removed of [given.email, given.phone, 'klingeln', 'rief an', 'unzufrieden']) {
      expect(text).not.toContain(removed);
    }
  });
});
