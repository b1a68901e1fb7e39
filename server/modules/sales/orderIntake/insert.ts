import { type RawBuilder, sql } from 'kysely';
import type { NewOrder } from '#contract/rules/sales/orderIntake.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { DB } from '#server/generated/database.ts';
import type { Facts } from '#server/modules/sales/cartQuote/facts.ts';
import type { OrderQuote } from '#server/modules/sales/cartQuote/quoted.ts';

type Ids = ReadonlyMap<string | number, string>;

export interface PlacedOrder {
  id: string;
  /** Day of the order in Berlin, YYYY-MM-DD. */
  day: string;
}

/**
 * Inserts all rows below an order, in one statement per table. Copies the amounts of the quote
 * without computing them again.
 */
export const insertOrderRows = async (
  trx: Trx,
  placed: PlacedOrder,
  order: NewOrder,
  quote: OrderQuote,
  facts: Facts,
): Promise<void> => {
  const parts = await insertParts(trx, placed, quote);
  const shipping = await insertShipping(trx, placed, quote, parts);
  const lines = await insertLines(trx, placed, quote, facts, { parts, shipping });
  await insertServices(trx, placed, order, quote, facts, { parts, lines });
};

/** Inserts rows and returns their ids by key. */
const insertRows = async (
  trx: Trx,
  table: keyof DB,
  rows: readonly Readonly<Record<string, unknown>>[],
  knownBy: RawBuilder<unknown>,
): Promise<Ids> => {
  const [first] = rows;
  if (!first) return new Map();
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)));
  const inserted = await sql<{ id: string; key: string | number }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonb(rows)})
    returning id, ${knownBy} as key`.execute(trx);
  return new Map(inserted.rows.map(({ id, key }) => [key, id]));
};

const idOf = (ids: Ids, key: string | number | null): string => {
  const id = key === null ? undefined : ids.get(key);
  if (id === undefined) throw new Error(`Nothing was inserted for ${key}.`);
  return id;
};

const unlessDeleted = (
  { deleted }: Facts,
  kind: keyof Facts['deleted'],
  id: string | null,
): string | null => (id !== null && deleted[kind].includes(id) ? null : id);

const insertParts = (trx: Trx, { id }: PlacedOrder, { parts }: OrderQuote): Promise<Ids> =>
  insertRows(
    trx,
    'order_parts',
    parts.map(({ partnerId, partnerName, ...part }) => ({
      order_id: id,
      vendor_id: partnerId,
      partner_name: partnerName,
      role: part.role,
      products: part.products,
      services: part.services,
      base: part.base,
      tier: part.tier,
      rate: part.rate,
      commission: part.commission,
      shipping: part.shipping,
      driving: part.driving,
      payout: part.payout,
      status: 'open',
    })),
    sql`vendor_id`,
  );

/** The id of each shipping group by the indexes of its lines. */
const insertShipping = async (
  trx: Trx,
  { id }: PlacedOrder,
  { shipping }: OrderQuote,
  parts: Ids,
): Promise<Ids> => {
  const groups = await insertRows(
    trx,
    'order_shipping',
    shipping.map((group) => ({
      order_id: id,
      part_id: idOf(parts, group.delivererId),
      template_id: group.templateId,
      template_name: group.templateName,
      type: group.type,
      days_from: group.daysFrom,
      days_to: group.daysTo,
      products: group.products,
      pallets: group.pallets,
      cost: group.cost,
    })),
    // a delivering partner has each template only once per order
    sql`part_id || ' ' || template_id`,
  );
  return new Map(
    shipping.flatMap(({ delivererId, templateId, lines }) =>
      lines.map((line) => [line, idOf(groups, `${idOf(parts, delivererId)} ${templateId}`)]),
    ),
  );
};

interface Placed {
  parts: Ids;
  shipping: Ids;
}

/** The id of each line by its index. */
const insertLines = (
  trx: Trx,
  { id, day }: PlacedOrder,
  { lines }: OrderQuote,
  facts: Facts,
  { parts, shipping }: Placed,
): Promise<Ids> =>
  insertRows(
    trx,
    'order_lines',
    lines.map((line, position) => {
      const { sku, showroomId } = line;
      const product = sku == null ? undefined : facts.products[sku];
      if (!product) throw new Error(`No product has the article number ${sku}.`);
      return {
        order_id: id,
        part_id: idOf(parts, line.vendorId),
        deliverer_part_id: idOf(parts, line.delivererId ?? null),
        position,
        shipping_id: shipping.get(position) ?? null,
        showroom_id: unlessDeleted(facts, 'showrooms', showroomId),
        showroom: showroomId == null ? null : facts.showrooms[showroomId],
        variation_id: unlessDeleted(facts, 'variations', product.id),
        sku,
        name: product.name,
        combination: product.combination,
        picture: product.picture,
        unit_price: line.unitPrice,
        source_price: line.sourcePrice,
        quantity: line.quantity,
        amount: line.amount,
        discount: line.discount,
        commission: line.commission,
        days_from: line.daysFrom,
        days_to: line.daysTo,
        due_on: dayAfter(day, line.daysTo ?? 0),
        state: 'open',
        reason: '',
        state_at: new Date(),
      };
    }),
    sql`position`,
  );

const dayAfter = (day: string, days: number): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

const insertServices = async (
  trx: Trx,
  { id }: PlacedOrder,
  { services: chosen }: NewOrder,
  { services }: OrderQuote,
  facts: Facts,
  { parts, lines }: { parts: Ids; lines: Ids },
): Promise<void> => {
  await insertRows(
    trx,
    'order_services',
    services.map((service, position) => ({
      order_id: id,
      part_id: idOf(parts, service.performerId),
      line_id: idOf(lines, chosen[position]?.line ?? null),
      position,
      service_id: unlessDeleted(facts, 'services', service.serviceId),
      name: facts.services[service.serviceId],
      minutes: service.minutes,
      billed: service.billed,
      cost: service.cost,
      commission: service.commission,
      state: 'open',
      reason: '',
      state_at: new Date(),
    })),
    sql`position`,
  );
};
