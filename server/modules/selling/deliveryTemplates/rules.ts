import { type RawBuilder, sql } from 'kysely';
import type { DeliveryRule } from '#contract/cart/shipping.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Children } from '#server/entity/children.ts';
import { listOf } from '#server/entity/states.ts';

/**
 * The rules of the template `t`, in order; amounts are strings, so that no decimal place is lost.
 */
const rulesJson: RawBuilder<DeliveryRule[]> = sql<DeliveryRule[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'region', jsonb_build_object('type', c.region_type, 'value', c.region_value),
    'priceFrom', c.price_from::text, 'priceTo', c.price_to::text,
    'weightFrom', c.weight_from::text, 'weightTo', c.weight_to::text,
    'shippingCost', c.shipping_cost::text, 'palletPrice', c.pallet_price::text)
    order by c.sort_index)
  from delivery_rules c where c.template_id = t.id), '[]')`;

export const rules: Children<DeliveryRule[]> = {
  read: rulesJson,
  snapshot: rulesJson,
  write: async (trx, id, given) => {
    await sql`delete from delivery_rules where template_id = ${id}`.execute(trx);
    await sql`
      insert into delivery_rules (template_id, sort_index, region_type, region_value, price_from,
        price_to, weight_from, weight_to, shipping_cost, pallet_price)
      select ${id}, x.n - 1, r.region ->> 'type', r.region ->> 'value', r."priceFrom", r."priceTo",
        r."weightFrom", r."weightTo", r."shippingCost", r."palletPrice"
      from jsonb_array_elements(${jsonb(given)}) with ordinality x (given, n),
        jsonb_to_record(x.given) as r (region jsonb, "priceFrom" numeric, "priceTo" numeric,
          "weightFrom" numeric, "weightTo" numeric, "shippingCost" numeric, "palletPrice" numeric)`.execute(
      trx,
    );
  },
  inputOf: (state) => state,
  history: (value) => listOf<DeliveryRule>(value).map((rule) => [lineOf(rule)]),
};

const lineOf = ({ region, palletPrice, shippingCost, ...range }: DeliveryRule): string => {
  const from = range.priceFrom ?? range.weightFrom;
  const to = range.priceTo ?? range.weightTo;
  const amounts = from === null && to === null ? [] : [`${from ?? 0} – ${to ?? '∞'}`];
  return [region.value ?? 'DE', ...amounts, shippingCost ?? palletPrice].join(': ');
};
