import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { discountOfCode } from '#server/modules/sales/discounts/uses.ts';
import { createMarket, type Market } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import { connect, createTemplate, sell } from '#tests/factories/selling.ts';
import { createDiscount } from '#tests/factories/website.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const create = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { id number externalId } }`;
const one = `query ($id: ID!) { orderById(id: $id) { data {
  id number status paymentStatus total mySum hasOthers isFaded isToConfirm isLate customerName city
  customerId code notes externalId paymentId
  customer { firstname lastname email phone } shippingAddress { street city }
  sums { products discount total }
  parts { partnerName role payout }
  lines { id name state isMine unitPrice amount discount sourcePrice sellerName delivererName
    parcels { carrier number trackingUrl } reason }
  services { id name state isMine cost appointmentAt }
  deliveries { partnerName cost }
  events { kind by text things } } } }`;
const list = `query ($query: OrdersQuery) { orders(query: $query) { data { total results {
  id number status customerName total mySum } } } }`;
const setLines = `mutation ($input: OrderLinesStatusInput!) {
  updateOrderLinesStatus(input: $input) { data failures { id label code msg } } }`;
const setServices = `mutation ($input: OrderServicesStatusInput!) {
  updateOrderServicesStatus(input: $input) { data failures { id label code msg } } }`;
const note = `mutation ($id: ID!, $input: OrderNoteInput!) {
  addOrderNote(id: $id, input: $input) { data { events { kind text } } } }`;

let market: Market;
beforeAll(async () => {
  market = await createMarket(api.db);
});

const place = async (changed: object = {}) =>
  (await api.shop(create, { input: market.order(changed) }, market.key)).createOrder;
const seen = async (id: string, token: string) =>
  (await api.data(one, { id }, token)).orderById.data;
const linesOf = async (id: string) => (await seen(id, admin)).lines.map((line) => line.id);
const move = (ids: string[], status: string, token: string, more: object = {}) =>
  api.data(setLines, { input: { ids, status, ...more } }, token);
const refusedMove = async (ids: string[], status: string, token: string, more: object = {}) =>
  (await refusal(setLines, { input: { ids, status, ...more } }, token)).extensions;

describe('partners', () => {
  test('see their own part, and that there are others', async () => {
    const { id } = await place();
    const whole = await seen(id, admin);
    expect(whole).toMatchObject({
      total: '1366.90',
      mySum: null,
      hasOthers: false,
      sums: { products: '1380.00', discount: '138.00', total: '1366.90' },
      lines: [{ amount: '1080.00' }, { amount: '300.00' }],
    });
    expect(whole.parts).toHaveLength(2);
    const first = await seen(id, market.first.token);
    expect(first).toMatchObject({
      total: null,
      code: null,
      customerId: null,
      externalId: null,
      mySum: '1185.00',
      hasOthers: true,
      isToConfirm: true,
      customer: { firstname: 'Käthe', lastname: 'Kundin' },
      sums: { products: '1080.00', discount: null, total: '1185.00' },
      parts: [{ payout: '1045.80' }],
      lines: [{ amount: '1080.00', discount: null, isMine: true }],
      services: [{ cost: '80.00', isMine: true }],
    });
    const second = await seen(id, market.second.token);
    expect(second).toMatchObject({ lines: [{ amount: '300.00' }], services: [] });
    const text = JSON.stringify(second);
    for (const foreign of [market.sofa.name, '1080.00', '1045.80', '1366.90']) {
      expect(text).not.toContain(foreign);
    }
  });

  test('find only orders with a part of their own, and not by others’ data', async () => {
    const { id, number } = await place();
    const totalOf = async (query: object, token: string) =>
      (await api.data(list, { query: { ids: [id], ...query } }, token)).orders.data.total;
    const stranger = (await signedIn(api.db, 'craftsman')).token;
    expect(await totalOf({}, stranger)).toBe(0);
    expect((await api.refusal(one, { id }, stranger)).extensions.code).toBe('NOT_FOUND');
    const lamp = market.lamp.sku.toLowerCase();
    expect(await totalOf({ text: lamp }, market.second.token)).toBe(1);
    expect(await totalOf({ text: lamp }, market.first.token)).toBe(0);
    expect(await totalOf({ text: lamp }, admin)).toBe(1);
    for (const text of [number, 'kundin käthe']) {
      expect(await totalOf({ text }, market.first.token)).toBe(1);
    }
    expect(await totalOf({ vendorId: market.second.id }, market.first.token)).toBe(0);
    expect(await totalOf({ vendorId: market.second.id }, admin)).toBe(1);
    expect(await totalOf({ todo: 'toConfirm', status: 'open' }, market.first.token)).toBe(1);
    expect(await totalOf({ todo: 'late' }, admin)).toBe(0);
    expect(await totalOf({ todo: 'unpaid', from: '2020-01-01', to: '2199-01-01' }, admin)).toBe(1);
    const { extensions } = await api.refusal(
      list,
      { query: { sort: 'total' } },
      market.first.token,
    );
    expect(extensions.code).toBe('FORBIDDEN');
  });

  test('keep name and town 90 days after their part is finished', async () => {
    const { id } = await place({ notes: 'Klingel defekt' });
    const ids = await linesOf(id);
    await move([ids[1] as string], 'completed', market.second.token);
    const fade = (days: number) =>
      sql`
        update order_parts set closed_at = now() - make_interval(days => ${days})
        where order_id = ${id} and vendor_id = ${market.second.id}`.execute(api.db);
    await fade(89);
    expect((await seen(id, market.second.token)).customer.email).toContain('@kunden.example');
    await fade(91);
    expect(await seen(id, market.second.token)).toMatchObject({
      isFaded: true,
      notes: '',
      customer: { firstname: 'Käthe', lastname: 'Kundin', email: null, phone: null },
      shippingAddress: { street: null, city: 'München' },
    });
    expect((await seen(id, market.first.token)).customer.email).toContain('@kunden.example');
    expect((await seen(id, admin)).notes).toBe('Klingel defekt');
  });
});

describe('a line', () => {
  test('moves forward one or several steps, and its part and order follow', async () => {
    const { id } = await place();
    const [sofa, lamp] = (await linesOf(id)) as [string, string];
    await move([sofa], 'confirmed', market.first.token);
    const parcel = { carrier: 'dhl', number: '00340434161094000000' };
    await move([sofa], 'shipped', market.first.token, { parcels: [parcel] });
    expect(await seen(id, market.first.token)).toMatchObject({
      status: 'in_progress',
      lines: [{ state: 'shipped', parcels: [parcel] }],
    });
    await move([lamp], 'completed', market.second.token);
    expect((await seen(id, market.second.token)).status).toBe('completed');
    expect((await seen(id, admin)).status).toBe('in_progress');
    const { services, events } = await seen(id, market.first.token);
    expect(events.map(({ kind }) => kind)).toEqual(['shipped', 'confirmed', 'created']);
    await move([sofa], 'completed', market.first.token);
    await api.data(
      setServices,
      { input: { ids: [services[0]?.id], status: 'completed' } },
      market.first.token,
    );
    expect((await seen(id, admin)).status).toBe('completed');
  });

  test('stays completed, for everyone and in the database', async () => {
    const { id } = await place();
    const [sofa] = (await linesOf(id)) as [string];
    await move([sofa], 'completed', market.first.token);
    for (const token of [market.first.token, admin]) {
      for (const status of ['completed', 'shipped', 'confirmed', 'cancelled']) {
        expect((await refusedMove([sofa], status, token, { reason: 'x' })).code).toBe('INVALID');
      }
    }
    await expect(
      sql`update order_lines set state = 'open' where id = ${sofa}`.execute(api.db),
    ).rejects.toThrow('not from completed to open');
  });

  test('can be changed only by its partner, and neither back nor in another way', async () => {
    const { id } = await place();
    const [sofa] = (await linesOf(id)) as [string];
    expect((await refusedMove([sofa], 'completed', market.second.token)).code).toBe('NOT_FOUND');
    expect((await refusedMove([sofa], 'ready', market.first.token)).code).toBe('INVALID');
    await move([sofa], 'shipped', market.first.token);
    expect((await refusedMove([sofa], 'confirmed', market.first.token)).code).toBe('INVALID');
    const cancelled = await refusedMove([sofa], 'cancelled', market.first.token, { reason: 'no' });
    expect(cancelled.code).toBe('INVALID');
    expect((await refusedMove([sofa], 'cancelled', market.first.token)).fields).toEqual({
      reason: { rule: 'rules.required' },
    });
  });

  test('cancels its services too, notifies the other partners, and with the last one releases the code', async () => {
    const { code } = await createDiscount(api.db, { is_active: true, max_uses: 1 });
    const { id } = await place({ code });
    const [sofa, lamp] = (await linesOf(id)) as [string, string];
    await move([sofa], 'cancelled', admin, { reason: 'Nicht lieferbar' });
    expect(await seen(id, market.first.token)).toMatchObject({
      status: 'cancelled',
      lines: [{ state: 'cancelled', reason: 'Nicht lieferbar' }],
      services: [{ state: 'cancelled' }],
    });
    const notices = await sql`
      select from notifications where kind = 'orderCancelled' and link like ${`%/${id}`}`.execute(
      api.db,
    );
    expect(notices.rows).toHaveLength(1);
    expect((await discountOfCode(api.db, code))?.used).toBe(1);
    expect((await refusedMove([sofa], 'completed', market.first.token)).code).toBe('INVALID');
    await move([lamp], 'cancelled', market.second.token, { reason: 'Kaputt' });
    expect((await seen(id, admin)).status).toBe('cancelled');
    expect((await discountOfCode(api.db, code))?.used).toBe(0);
  });

  test('names the lines that cannot be changed among several', async () => {
    const { id } = await place();
    const [sofa, lamp] = (await linesOf(id)) as [string, string];
    await move([lamp], 'completed', admin);
    const { updateOrderLinesStatus: answer } = await move([sofa, lamp, '999999'], 'shipped', admin);
    expect(answer.data).toEqual([sofa]);
    expect(answer.failures).toMatchObject([
      { id: '999999', code: 'NOT_FOUND' },
      { id: lamp, msg: 'error.ORDER_FINAL' },
    ]);
  });
});

describe('a service', () => {
  test('gets an appointment, another one, and is completed by its performer', async () => {
    const { id } = await place();
    const [service] = (await seen(id, market.first.token)).services;
    const set = (status: string, token: string, more: object = {}) =>
      api.request(setServices, { input: { ids: [service?.id], status, ...more } }, token);
    const without = await set('scheduled', market.first.token);
    expect(without.errors[0]?.extensions.fields).toEqual({
      appointmentAt: { rule: 'rules.required' },
    });
    const foreign = await set('completed', market.second.token);
    expect(foreign.errors[0]?.extensions.code).toBe('NOT_FOUND');
    for (const appointmentAt of ['2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z']) {
      expect((await set('scheduled', market.first.token, { appointmentAt })).errors).toEqual([]);
    }
    const [scheduled] = (await seen(id, market.first.token)).services;
    expect(scheduled?.state).toBe('scheduled');
    expect(Date.parse(scheduled?.appointmentAt ?? '')).toBe(Date.parse('2026-12-02T09:00:00Z'));
    expect((await set('completed', market.first.token)).errors).toEqual([]);
    expect((await set('cancelled', market.first.token, { reason: 'x' })).errors).toHaveLength(1);
  });
});

test('lets a partner who delivers for a seller see address and purchase value, no price, and set the state', async () => {
  await connect(api.db, market.second.id, { vendor: market.first.id });
  const product = await api.db
    .insertInto('variations')
    .values({
      parent_id: market.sofa.parent_id,
      name: 'Chair',
      slug: 'kept-chair',
      sku: 'KEPT-CHAIR',
      price: '100',
      status: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sell(api.db, market.first.id, product.id, {
    delivery_template_id: await createTemplate(api.db, market.first.id),
  });
  await sell(api.db, market.second.id, product.id, {
    source: 'seller',
    source_vendor_id: market.first.id,
    keep_delivery: true,
    adjustment_type: 'euro',
    adjustment_amount: '77.70',
  });
  const { id } = await place({
    lines: [{ vendorId: market.second.id, sku: 'KEPT-CHAIR', quantity: 1 }],
    services: [],
    code: null,
    expectedTotal: '197.60',
  });
  const deliverer = await seen(id, market.first.token);
  expect(deliverer).toMatchObject({
    mySum: '19.90',
    parts: [{ role: 'deliverer', payout: '19.90' }],
    lines: [{ isMine: true, unitPrice: null, amount: null, sourcePrice: '100.00' }],
    shippingAddress: { street: 'Sendlinger Straße 8' },
  });
  expect(JSON.stringify(deliverer)).not.toContain('177.70');
  const [line] = await linesOf(id);
  expect((await seen(id, market.second.token)).lines).toMatchObject([
    { isMine: false, amount: '177.70' },
  ]);
  expect((await refusedMove([line as string], 'shipped', market.second.token)).code).toBe(
    'FORBIDDEN',
  );
  await move([line as string], 'completed', market.first.token);
  expect((await seen(id, market.second.token)).status).toBe('completed');
});

test('administrators’ notes are their own, partners’ notes are for their part', async () => {
  const { id } = await place();
  await api.data(note, { id, input: { text: 'Nur intern' } }, admin);
  await api.data(note, { id, input: { text: 'Erster' } }, market.first.token);
  const textsFor = async (token: string) =>
    (await seen(id, token)).events.flatMap(({ text }) => text || []);
  expect(await textsFor(admin)).toEqual(['Erster', 'Nur intern']);
  expect(await textsFor(market.first.token)).toEqual(['Erster']);
  expect(await textsFor(market.second.token)).toEqual([]);
  const stranger = (await signedIn(api.db, 'craftsman')).token;
  const { extensions } = await refusal(note, { id, input: { text: 'x' } }, stranger);
  expect(extensions.code).toBe('NOT_FOUND');
});

test('a selection is confirmed for the viewer’s own parts', async () => {
  const { id } = await place();
  const other = await place();
  const confirm = `mutation ($ids: [ID!]) { confirmOrders(ids: $ids) { data failures { id } } }`;
  await api.data(confirm, { ids: [id, other.id] }, market.first.token);
  const whole = await seen(id, admin);
  expect(whole.lines.map(({ state }) => state)).toEqual(['confirmed', 'open']);
});

describe('a suspended partner', () => {
  const suspend = (reason: string | null) =>
    sql`
      update vendors set suspended_at = case when ${reason}::text is not null then now() end,
        suspended_reason = ${reason}, is_visible = ${reason === null}
      where id = ${market.first.id}`.execute(api.db);

  test('processes its open orders, and sees no others', async () => {
    const [open, done, cancelled] = [await place(), await place(), await place()];
    await move(await linesOf(cancelled.id), 'cancelled', admin, { reason: 'Storno' });
    const finish = async (id: string, token: string) => {
      const { lines, services } = await seen(id, token);
      await move(
        lines.map((line) => line.id),
        'completed',
        token,
      );
      const input = { ids: services.map((service) => service.id), status: 'completed' };
      await api.data(setServices, { input }, token);
    };
    // the other partner's part continues
    await finish(done.id, market.first.token);
    await suspend('Unpaid');
    const idsSeen = async () => {
      const ids = [open.id, done.id, cancelled.id];
      const { orders } = await api.data(list, { query: { ids } }, market.first.token);
      return orders.data.results.map(({ id }) => id);
    };
    expect(await idsSeen()).toEqual([open.id]);
    for (const { id } of [done, cancelled]) {
      const { extensions } = await api.refusal(one, { id }, market.first.token);
      expect(extensions.code).toBe('NOT_FOUND');
      const noteRefusal = await refusal(note, { id, input: { text: 'x' } }, market.first.token);
      expect(noteRefusal.extensions.code).toBe('NOT_FOUND');
    }
    const [sofa] = (await linesOf(open.id)) as [string];
    await move([sofa], 'confirmed', market.first.token);
    await finish(open.id, market.first.token);
    expect(await idsSeen()).toEqual([]);
    await suspend(null);
    expect((await idsSeen()).sort()).toEqual([open.id, done.id, cancelled.id].sort());
  });

  test('accepts nothing new', async () => {
    await suspend('Unpaid');
    const { extensions } = await refusal(create, { input: market.order() }, market.key);
    expect(extensions.quote?.lines.map(({ refusal: reason }) => reason)).toEqual([
      'notForSale',
      null,
    ]);
    await suspend(null);
  });
});

test('an anonymised customer disappears from orders, timeline and search; amounts stay', async () => {
  const input = market.order({ notes: 'Klingel Kundin-Geheim' });
  const { id, number } = (await api.shop(create, { input }, market.key)).createOrder;
  const { customerId } = await seen(id, admin);
  await api.data(note, { id, input: { text: 'Frau Kundin rief an' } }, market.first.token);
  await move(await linesOf(id), 'cancelled', admin, { reason: 'Kundin wollte nicht' });
  await api.data(
    'mutation ($id: ID!) { anonymiseCustomer(id: $id) { data { id } } }',
    { id: customerId },
    admin,
  );
  const { rows } = await sql`
    select to_jsonb(o) as o,
      (select jsonb_agg(to_jsonb(e)) from order_events e where e.order_id = o.id) as e,
      (select jsonb_agg(to_jsonb(l)) from order_lines l where l.order_id = o.id) as l
    from orders o where o.id = ${id}`.execute(api.db);
  for (const personal of ['Kundin', 'Käthe', '@kunden.example', 'Sendlinger', '89 123456']) {
    expect(JSON.stringify(rows)).not.toContain(personal);
  }
  expect(await seen(id, admin)).toMatchObject({ number, total: '1366.90', city: 'München' });
});
