import { sql } from 'kysely';
import { parse } from 'valibot';
import type { CartProduct } from '#contract/generated/schema.ts';
import { createOrderInput } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { cartProducts } from '#server/modules/sales/cartQuote/choices.ts';
import { cartQuote } from '#server/modules/sales/cartQuote/quoted.ts';
import { createOrder } from '#server/modules/sales/orderIntake/create.ts';
import { advanceOrders, type DemoOrder } from './orderHistory.ts';
import { createRandom, type Random } from './random.ts';

const count = 60;
const dayMs = 86_400_000;
/** Attempts to draw an order: not every product is delivered everywhere. */
const tries = 60;

const people = [
  ['Johanna', 'Brandt', 'Lindenweg 4', '80331', 'München'],
  ['Tobias', 'Falk', 'Am Stadtpark 12', '20095', 'Hamburg'],
  ['Miriam', 'Seidel', 'Gartenstraße 31', '50667', 'Köln'],
  ['Henrik', 'Paulsen', 'Hafenstraße 7', '28195', 'Bremen'],
  ['Leonie', 'Hartwig', 'Kastanienallee 58', '10435', 'Berlin'],
  ['Matthias', 'Roth', 'Schillerplatz 2', '70173', 'Stuttgart'],
] as const;

/** Age in days; orders become more frequent over time. */
const ageOf = (number: number): number => 355 * ((count - number) / count) ** 2;

const lineOf = (random: Random, { vendorId, sku, showrooms }: CartProduct) => ({
  vendorId,
  sku,
  quantity: random.int(1, 3),
  showroomId: random.chance(0.5) ? (showrooms[0]?.id ?? null) : null,
});

/** The first service of some lines, with a partner that performs it. */
const servicesOf = (random: Random, products: readonly CartProduct[]) =>
  products.flatMap(({ services, performers }, line) => {
    const [service, performer] = [services[0], performers[0]];
    return service && performer && random.chance(0.9)
      ? { line, serviceId: service.id, performerId: performer.id }
      : [];
  });

const unpriced = { amount: null, templateId: null, weight: null, itemsPerPallet: null };

/** Lets sellers perform the services of half of their products. */
const offerServices = (trx: Trx) =>
  sql`
  update vendor_products set with_services = true where id % 2 = 0`.execute(trx);

/** Whether the product has services or can be collected. */
const isServedToo = ({ services, performers, showrooms }: CartProduct): boolean =>
  (services.length > 0 && performers.length > 0) || showrooms.length > 0;

interface Draw {
  products: readonly CartProduct[];
  customers: readonly (typeof people)[number][];
  orderedAt: Date;
}

/** Draws a cart that can be ordered. */
const drawCart = async (trx: Trx, random: Random, { products, customers, orderedAt }: Draw) => {
  for (let tried = 0; tried < tries; tried += 1) {
    const [firstname, lastname, street, postcode, city] = random.pick(customers);
    const chosen = random.some(products, random.int(1, 3));
    const lines = chosen.map((product) => lineOf(random, product));
    const services = servicesOf(random, chosen);
    const cart = { postcode, lines: lines.map((line) => ({ ...line, ...unpriced })), code: null };
    const quote = await cartQuote(trx, { ...cart, services }, null, orderedAt);
    if (!quote.isOrderable) continue;
    const person = { firstname, lastname };
    return {
      customer: { ...person, email: `${lastname.toLowerCase()}@kunden.example` },
      shipping: { ...person, street, post_code: postcode, city },
      lines,
      services,
      expectedTotal: quote.total,
    };
  }
  return null;
};

/**
 * Inserts sixty orders of the last year by the same code as a shop's orders; older orders have
 * advanced further.
 */
export const insertOrders = async (trx: Trx): Promise<void> => {
  await offerServices(trx);
  const products = await cartProducts(trx, null, null);
  const admin = await sql<{ id: string }>`
    select id from users where role = 'admin' order by id limit 1`.execute(trx);
  const userId = admin.rows[0]?.id;
  if (userId === undefined || products.length === 0) return;
  const random = createRandom('orders');
  const placed: DemoOrder[] = [];
  for (let number = 1; number <= count; number += 1) {
    const orderedAt = new Date(Date.now() - 3_600_000 - ageOf(number) * dayMs);
    // partners drive to Munich, so every second order is from there
    const isServed = number % 2 === 0;
    const cart = await drawCart(trx, random, {
      products: isServed ? products.filter(isServedToo) : products,
      customers: isServed ? people.slice(0, 1) : people,
      orderedAt,
    });
    if (cart === null) continue;
    const order = parse(createOrderInput, {
      ...cart,
      externalId: `DEMO-${1000 + number}`,
      method: random.pick(['invoice', 'paypal', 'card', 'prepayment']),
      orderedAt: orderedAt.toISOString(),
    });
    placed.push({ id: await createOrder(trx, { userId }, order, orderedAt), number, orderedAt });
  }
  await advanceOrders(trx, placed);
};
