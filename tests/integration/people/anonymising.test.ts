import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteOldDocuments } from '#server/modules/sales/orders/documents.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { createBareOrder } from '#tests/factories/orders.ts';
import { createCustomer } from '#tests/factories/partners.ts';
import { unique } from '#tests/factories/unique.ts';
import { complete, sendOrder, today } from '#tests/support/payouts.ts';
import { close, latestReturn, sendReturn } from '#tests/support/returns.ts';
import {
  cancelAll,
  paymentOf,
  payPart,
  repay,
  reverse,
  reverseDocument,
} from '#tests/support/settlement.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const anonymise = 'mutation ($id: ID!) { anonymiseCustomer(id: $id) { data { id } } }';
const many = `mutation ($ids: [ID!]) {
  anonymiseCustomers(ids: $ids) { data failures { id label code msg } } }`;
const read = `query ($orderId: ID!) { orderDocument(orderId: $orderId) { data {
  id number orderedOn closedOn vat_id
  billing { firstname lastname company street post_code city country }
  sums { products discount shipping services driving total paid repaid } } } }`;

const customerOf = async (orderId: string): Promise<string> => {
  const { customer_id } = await api.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return customer_id;
};

const matterOf = async (id: string) => {
  const document = 'query ($id: ID!) { customerById(id: $id) { data { matter } } }';
  return (await api.data(document, { id }, admin)).customerById.data.matter;
};

/** An order with everything a document has. */
const placed = async () => {
  const lastname = unique('Kundin');
  const customer = { firstname: 'Käthe', lastname, email: `${lastname}@kunden.example` };
  const order = await sendOrder(market, { customer: { ...customer, vat_id: 'DE123' } });
  return { ...order, customer: await customerOf(order.id) };
};

/** An order whose customer can be anonymised. */
const settled = async () => {
  const order = await placed();
  await payPart(market, order.externalId, order.total);
  await complete(order.id);
  return order;
};

describe('a customer is not anonymised', () => {
  test('with an open order, an unpaid bill, or a repayment that is owed', async () => {
    const { id, externalId, total, customer } = await placed();
    const refusedBy = async (matter: string, msg: string) => {
      expect(await matterOf(customer)).toBe(matter);
      expect((await refusal(anonymise, { id: customer })).msg).toBe(msg);
    };
    await refusedBy('openOrder', 'error.CUSTOMER_OPEN_ORDER');
    await complete(id, market.first.id);
    await refusedBy('openOrder', 'error.CUSTOMER_OPEN_ORDER');
    await complete(id);
    await refusedBy('unpaid', 'error.CUSTOMER_UNPAID');
    const { repayments } = await payPart(market, externalId, '1400');
    await refusedBy('owedBack', 'error.CUSTOMER_OWED_BACK');
    await repay(
      repayments.map((repayment) => repayment.id),
      today(),
    );
    expect(total).toBe('1366.90');
    expect(await matterOf(customer)).toBeNull();
    await api.data(anonymise, { id: customer }, admin);
  });

  test('with an open return', async () => {
    const { id, externalId, customer } = await settled();
    await sendReturn(market, { externalId, line: 1 });
    expect(await matterOf(customer)).toBe('openReturn');
    expect((await refusal(anonymise, { id: customer })).msg).toBe('error.CUSTOMER_OPEN_RETURN');
    await close('withdrawReturn', await latestReturn(id));
    expect(await matterOf(customer)).toBeNull();
  });

  test('in bulk, where the others are', async () => {
    const { customer: held } = await placed();
    const { id: free } = await createCustomer(api.db);
    const { anonymiseCustomers } = await api.data(many, { ids: [held, free] }, admin);
    expect(anonymiseCustomers).toMatchObject({
      data: [free],
      failures: [{ id: held, code: 'INVALID', msg: 'error.CUSTOMER_OPEN_ORDER' }],
    });
    expect(anonymiseCustomers.failures[0]?.label).toContain('Käthe');
  });

  test('while an order arrives: either it keeps its data, or it is a new customer’s', async () => {
    const { customer } = await settled();
    const { email } = await api.db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', customer)
      .executeTakeFirstOrThrow();
    const input = { lastname: 'Kundin', email };
    const [, order] = await Promise.all([
      api.request(anonymise, { id: customer }, admin),
      sendOrder(market, { customer: input }),
    ]);
    const { rows } = await sql`
      select from orders o join customers c on c.id = o.customer_id
      where o.id = ${order.id} and c.anonymised_at is null and o.customer_name = 'Kundin'`.execute(
      api.db,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the payments of an anonymised customer', () => {
  test('keep no reason of a person’s, and are not taken back any more', async () => {
    const { id, externalId, customer } = await placed();
    await payPart(market, externalId, '10');
    await reverse(await paymentOf(id), 'Frau Kundin hat sich verzählt');
    await payPart(market, externalId, '1366.90');
    await complete(id);
    await api.data(anonymise, { id: customer }, admin);
    const { rows } = await sql<{ id: string; reason: string }>`
      select id, reason from order_payments where order_id = ${id} order by id`.execute(api.db);
    expect(rows.map(({ reason }) => reason)).toEqual(['', '–', '']);
    const input = { id: rows[2]?.id, reason: 'Falsch' };
    expect((await refusal(reverseDocument, { input })).msg).toBe('error.CUSTOMER_ANONYMISED');
  });
});

describe('the document of an anonymised customer’s order', () => {
  test('has number, name, address and amounts, for administrators alone', async () => {
    const { id, number, customer } = await settled();
    expect((await api.refusal(read, { orderId: id }, admin)).extensions.code).toBe('NOT_FOUND');
    await api.data(anonymise, { id: customer }, admin);
    expect((await api.data(read, { orderId: id }, admin)).orderDocument.data).toEqual({
      id,
      number,
      orderedOn: today(),
      closedOn: today(),
      vat_id: 'DE123',
      billing: {
        ...{ firstname: 'Käthe', lastname: 'Kundin', company: '' },
        ...{ street: 'Sendlinger Straße 8', post_code: '80331', city: 'München', country: 'DE' },
      },
      sums: {
        ...{ products: '1380.00', discount: '138.00', shipping: '19.90', services: '80.00' },
        ...{ driving: '25.00', total: '1366.90', paid: '1366.90', repaid: '0.00' },
      },
    });
    const { extensions } = await api.refusal(read, { orderId: id }, market.first.token);
    expect(extensions.code).toBe('FORBIDDEN');
    const order = `query ($id: ID!) { orderById(id: $id) { data {
      isDocumentKept customerName customer { lastname } billing { lastname street } } } }`;
    expect((await api.data(order, { id }, admin)).orderById.data).toEqual({
      isDocumentKept: true,
      customerName: '',
      customer: { lastname: '' },
      billing: { lastname: '', street: '' },
    });
    const partner = (await api.data(order, { id }, market.first.token)).orderById.data;
    expect(partner.isDocumentKept).toBe(false);
  });

  test('does not exist if nothing was billed', async () => {
    const { id, externalId, customer } = await placed();
    await cancelAll(market, externalId);
    await api.data(anonymise, { id: customer }, admin);
    expect((await api.refusal(read, { orderId: id }, admin)).extensions.code).toBe('NOT_FOUND');
  });

  /** A document of an order that was closed on this day. */
  const closedOn = async (day: string): Promise<string> => {
    const id = await createBareOrder(api.db);
    await sql`
      insert into order_documents (order_id, number, ordered_on, closed_on, billing, vat_id, products,
        discount, shipping, services, driving, total, paid, repaid)
      select id, number, ${day}, ${day}, billing, '', 0, 0, 0, 0, 0, 0, 0, 0
      from orders where id = ${id}`.execute(api.db);
    return id;
  };

  test('is erased when the years after its own are over, and not before', async () => {
    const year = Number(today().slice(0, 4));
    const [old, last, recent] = [
      await closedOn(`${year - 9}-12-31`),
      await closedOn(`${year - 8}-01-01`),
      await closedOn(today()),
    ];
    const left = async () =>
      (
        await api.db
          .selectFrom('order_documents')
          .select('order_id')
          .where('order_id', 'in', [old, last, recent])
          .orderBy('closed_on')
          .execute()
      ).map(({ order_id }) => order_id);
    await deleteOldDocuments(api.db, 9);
    expect(await left()).toEqual([old, last, recent]);
    await deleteOldDocuments(api.db, 8);
    expect(await left()).toEqual([last, recent]);
    await deleteOldDocuments(api.db, 7);
    expect(await left()).toEqual([recent]);
  });

  test('is locked: it cannot be changed, nor deleted before its time', async () => {
    const id = await closedOn(today());
    const old = await closedOn('2000-01-01');
    const documents = [id, old];
    for (const each of documents) {
      const change = sql`update order_documents set number = 'X' where order_id = ${each}`;
      await expect(change.execute(api.db)).rejects.toThrow('as long as tax law says');
      // without the years of the setting nothing is over
      const removal = sql`delete from order_documents where order_id = ${each}`;
      await expect(removal.execute(api.db)).rejects.toThrow('as long as tax law says');
    }
    const early = api.db.transaction().execute(async (trx) => {
      await sql`select set_config('atrium.document_years', '8', true)`.execute(trx);
      await sql`delete from order_documents where order_id = ${id}`.execute(trx);
    });
    await expect(early).rejects.toThrow('as long as tax law says');
  });
});
