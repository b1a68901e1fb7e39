import { sql } from 'kysely';
import { parse } from 'valibot';
import { createOrderInput } from '#contract/rules/orderIntake.ts';
import { isForSale, offers } from '#server/modules/cartQuote/forSale.ts';
import { cartQuote } from '#server/modules/cartQuote/quoted.ts';
import { createOrder } from '#server/modules/orderIntake/create.ts';
import type { Trx } from './insert.ts';
import { createRandom } from './random.ts';

const count = 60;
const dayMs = 86_400_000;

const people = [
  ['Johanna', 'Brandt', 'Lindenweg 4', '80331', 'München'],
  ['Tobias', 'Falk', 'Am Stadtpark 12', '20095', 'Hamburg'],
  ['Miriam', 'Seidel', 'Gartenstraße 31', '50667', 'Köln'],
  ['Henrik', 'Paulsen', 'Hafenstraße 7', '28195', 'Bremen'],
  ['Leonie', 'Hartwig', 'Kastanienallee 58', '10435', 'Berlin'],
  ['Matthias', 'Roth', 'Schillerplatz 2', '70173', 'Stuttgart'],
] as const;

/** Sixty orders over the last year, taken in as those of a shop are, the older the further done. */
export const insertOrders = async (trx: Trx): Promise<void> => {
  const products = await sql<{ vendorId: string; sku: string }>`
    select i.vendor_id as "vendorId", v.sku from ${offers} where ${isForSale}
    order by i.id limit 40`.execute(trx);
  const admin = await sql<{ id: string }>`
    select id from users where role = 'admin' order by id limit 1`.execute(trx);
  const userId = admin.rows[0]?.id;
  if (userId === undefined || products.rows.length === 0) return;
  const random = createRandom('orders');
  for (let number = 1; number <= count; number += 1) {
    const [firstname, lastname, street, post_code, city] = random.pick(people);
    const lines = random
      .some(products.rows, random.int(1, 3))
      .map((product) => ({ ...product, quantity: random.int(1, 3) }));
    const orderedAt = new Date(Date.now() - (count - number) * 6 * dayMs - 3_600_000);
    const unpriced = { amount: null, templateId: null, weight: null, itemsPerPallet: null };
    const quote = await cartQuote(
      trx,
      {
        postcode: post_code,
        lines: lines.map((line) => ({ ...line, ...unpriced, showroomId: null })),
        services: [],
        code: null,
      },
      null,
      orderedAt,
    );
    if (!quote.isOrderable) continue;
    const order = parse(createOrderInput, {
      externalId: `DEMO-${1000 + number}`,
      method: random.pick(['invoice', 'paypal', 'card', 'prepayment']),
      orderedAt: orderedAt.toISOString(),
      customer: { firstname, lastname, email: `${lastname.toLowerCase()}@kunden.example` },
      shipping: { firstname, lastname, street, post_code, city },
      lines,
      expectedTotal: quote.total,
    });
    await createOrder(trx, { userId }, order);
  }
  await progress(trx);
};

/** Most are completed and paid, the latest are open, and every ninth was cancelled. */
const progress = async (trx: Trx): Promise<void> => {
  await sql`
    update orders set payment_status = 'paid', paid_at = ordered_at, payment_id = 'PAY-' || id
    where ordered_at < now() - interval '3 days' and id % 9 <> 0`.execute(trx);
  await sql`
    update order_lines l set state_at = now(), reason = case when l.order_id % 9 = 0
        then 'Vom Kunden widerrufen' else '' end,
      carrier = case when l.order_id % 9 = 0 or o.ordered_at > now() - interval '12 days'
        then '' else 'DHL' end,
      state = case when l.order_id % 9 = 0 then 'cancelled'
        when o.ordered_at < now() - interval '30 days' then 'completed'
        when o.ordered_at < now() - interval '12 days' then 'shipped' else 'confirmed' end
    from orders o where o.id = l.order_id and o.ordered_at < now() - interval '7 days'`.execute(
    trx,
  );
  // it is the history of a year, not news
  await sql`delete from notifications where kind = 'orderReceived'`.execute(trx);
};
