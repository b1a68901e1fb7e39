import { type RawBuilder, sql } from 'kysely';
import { type SimulatedCart, simulatedCartOf } from '#contract/cart/cart.ts';
import { berlinDay } from '#contract/cart/day.ts';
import { quote } from '#contract/cart/quote.ts';
import type { Offer, PostcodeOffer } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { nameOf } from '#server/modules/people/networks/partners.ts';
import { loadConditions, loadProducts } from '#server/modules/sales/cartQuote/conditions.ts';
import { collectable, connections, performers } from '#server/modules/sales/cartQuote/forSale.ts';

const partnerJson = (alias: string) => sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}::text,
  'kind', 'vendor', 'name', ${nameOf('vendor', alias)})`;

const collection = sql`coalesce((
  select jsonb_agg(jsonb_build_object('showroomId', h.id::text, 'name', h.name, 'street', h.street,
    'post_code', h.post_code, 'city', h.city, 'daysFrom', c.pickup_from_days,
    'daysTo', c.pickup_to_days) order by lower(h.name), h.id)
  from ${collectable} and exists (select from vendor_product_showrooms w
    where w.vendor_product_id = i.id and w.showroom_id = h.id)), '[]')`;

/**
 * The regions `j` of each template that sellers use for the variations, grouped once: many offers share a template
 * of hundreds of rules.
 * @param variationIds condition on the ids of the variations
 */
export const regionsOfTemplates = (variationIds: RawBuilder<unknown>) => sql`
  select r.template_id,
    jsonb_agg(distinct jsonb_build_object('type', r.region_type, 'value', r.region_value)) as j
  from delivery_rules r
  where r.template_id in (
    select o.delivery_template_id from vendor_products o where o.variation_id ${variationIds})
  group by 1`;

/** Connections without regions restrict nothing. */
const soldIn = sql`coalesce((
  select jsonb_agg(x.regions) from jsonb_array_elements(${connections}) x (regions)
  where x.regions <> '[]'), '[]')`;

/** An offer of `offers` with its price `x.price`, its template `y` and the template's regions `z`. */
export const offerJson = sql`jsonb_build_object('id', i.id::text, 'vendor', ${partnerJson('d')},
  'sku', v.sku, 'price', x.price::text, 'deliveryType', y.type, 'daysFrom', y.days_from,
  'daysTo', y.days_to, 'deliveredTo', coalesce(z.j, '[]'), 'soldIn', ${soldIn}, 'collection', ${collection},
  'performers', coalesce((select jsonb_agg(${partnerJson('f')} order by f.id) from ${performers}), '[]'))`;

/**
 * One piece of each offer of a variation, delivered to a postcode, by the rules of a cart. Its conditions are
 * loaded once for all.
 */
export const deliveredOffers = async (
  db: Db,
  offers: readonly Offer[],
  postcode: string,
): Promise<PostcodeOffer[]> => {
  const lines = offers.map(({ vendor, sku }) => ({
    vendorId: vendor.id,
    sku,
    quantity: 1,
    showroomId: null,
  }));
  const cart: SimulatedCart = simulatedCartOf({ postcode, lines, services: [], code: null });
  const products = await loadProducts(db, cart, null);
  const conditions = await loadConditions(db, cart, products, null);
  const today = berlinDay(new Date());
  return offers.flatMap((offer, index) => {
    const line = lines[index];
    if (!line) return [];
    const alone = { postcode, lines: [line], services: [], code: null };
    const quoted = quote(alone, { ...conditions, products }, today);
    const [{ refusal, daysFrom, daysTo } = { refusal: null, daysFrom: null, daysTo: null }] =
      quoted.lines;
    return {
      offer,
      refusal,
      shipping: refusal === null ? quoted.sums.shipping : null,
      daysFrom,
      daysTo,
    };
  });
};
