import { sql } from 'kysely';
import type { SimulatedCart } from '#contract/cart/cart.ts';
import type { NamedConditions } from '#contract/cart/conditionSentences.ts';
import type { Conditions, Product } from '#contract/cart/conditions.ts';
import type { Db } from '#server/db/database.ts';
import { discountFacts, namedConditions } from '#server/modules/sales/discounts/conditions.ts';
import {
  collectable,
  connections,
  isForSale,
  offers,
  performers,
  pricingOf,
  servicesOf,
} from './forSale.ts';

/** The vendor whose conditions the viewer may try out; null means any vendor. */
export type Limit = string | null;

/**
 * The products of a cart that are for sale. The performer is the seller or a connected partner that
 * offers the variation with services.
 */
export const loadProducts = async (
  db: Db,
  cart: SimulatedCart,
  limit: Limit,
): Promise<Product[]> => {
  const wanted = cart.lines.filter(({ sku }) => sku !== null);
  const own = limit === null ? sql`true` : sql`i.vendor_id = ${limit}`;
  const { rows } = await sql<Product>`
    select i.vendor_id as "vendorId", v.sku, ${pricingOf} as pricing, ${connections} as connections,
      case when i.keep_delivery then s.vendor_id else i.vendor_id end as "delivererId",
      case when i.keep_delivery then s.delivery_template_id else i.delivery_template_id end
        as "templateId",
      case when i.keep_delivery then s.weight_kg else i.weight_kg end::text as weight,
      case when i.keep_delivery then s.items_per_pallet else i.items_per_pallet end
        as "itemsPerPallet",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', h.id::text, 'daysFrom', c.pickup_from_days,
          'daysTo', c.pickup_to_days))
        from ${collectable} and exists (select from vendor_product_showrooms w
          where w.vendor_product_id = i.id and w.showroom_id = h.id)), '[]') as showrooms,
      array(select x.id::text from (${servicesOf}) x) as "serviceIds",
      array(select o.vendor_id::text from ${performers}) as "performerIds",
      p.manufacturer_id::text as "manufacturerId",
      array(select x.category_id::text from parent_product_categories x where x.parent_id = p.id)
        as "categoryIds",
      array(select x.tag_id::text from variation_tags x where x.variation_id = v.id) as "tagIds"
    from (
      select distinct x.vendor_id, x.sku
      from unnest(${wanted.map(({ vendorId }) => vendorId)}::bigint[],
        ${wanted.map(({ sku }) => sku)}::text[]) x (vendor_id, sku)) given, ${offers}
    where i.vendor_id = given.vendor_id and v.sku = given.sku and ${own} and ${isForSale}`.execute(
    db,
  );
  return rows;
};

/** The other conditions of a quote, with the names to show. */
export interface Loaded extends Omit<Conditions, 'products'> {
  templateNames: Record<string, string>;
  partnerNames: Record<string, string>;
  /** The conditions of the cart's code with names; null if there is no such code. */
  codeConditions: NamedConditions | null;
  /** The showrooms where a vendor's goods can be collected today. */
  showrooms: (Product['showrooms'][number] & { vendorId: string })[];
}

/** Who asks for a quote: a shop, and the customer's email address if it is known. */
export interface Purchaser {
  shopId: string | null;
  email: string | null;
}

const nobody: Purchaser = { shopId: null, email: null };

/** In one statement, which finds everything by the ids in the cart and its products. */
export const loadConditions = async (
  db: Db,
  cart: SimulatedCart,
  products: readonly Product[],
  limit: Limit,
  { shopId, email }: Purchaser = nobody,
): Promise<Loaded> => {
  const ofSomebody = (ids: readonly string[]) =>
    limit === null ? ids : ids.filter((id) => id === limit);
  const amounts = cart.lines.filter(({ amount }) => amount !== null);
  const sellers = ofSomebody(cart.lines.map(({ vendorId }) => vendorId));
  const performers = ofSomebody(cart.services.map(({ performerId }) => performerId));
  const partners = [...sellers, ...performers, ...products.map(({ delivererId }) => delivererId)];
  const templates = products.flatMap(({ templateId }) => templateId ?? []);
  const ownTemplates = amounts.flatMap(({ templateId }) => templateId ?? []);
  const services = cart.services.map(({ serviceId }) => serviceId);
  const { rows } = await sql<Loaded>`
    with template as (
      select t.* from delivery_templates t
      where t.id = any(${templates}::bigint[])
        or (t.id = any(${ownTemplates}::bigint[]) and t.vendor_id = any(${sellers}::bigint[])))
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id::text, 'type', t.type,
          'daysFrom', t.days_from, 'daysTo', t.days_to, 'rules', (
            select jsonb_agg(jsonb_build_object(
              'region', jsonb_build_object('type', r.region_type, 'value', r.region_value),
              'priceFrom', r.price_from::text, 'priceTo', r.price_to::text,
              'weightFrom', r.weight_from::text, 'weightTo', r.weight_to::text,
              'shippingCost', r.shipping_cost::text, 'palletPrice', r.pallet_price::text))
            from delivery_rules r where r.template_id = t.id))) from template t), '[]') as templates,
      coalesce((select jsonb_object_agg(t.id, t.name) from template t), '{}') as "templateNames",
      coalesce((select jsonb_object_agg(d.id, coalesce(d.company_name, d.name || ' ' || d.surname))
        from vendors d where d.id = any(${partners}::bigint[])), '{}') as "partnerNames",
      coalesce((select jsonb_agg(jsonb_build_object('id', x.id::text, 'groupId', x.group_id::text,
          'duration', x.duration)) from services x where x.id = any(${services}::bigint[])), '[]')
        as services,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id::text,
          'settings', ${settingsOf}, 'drivingCosts', ${drivingCostsOf}))
        from vendors d where d.id = any(${performers}::bigint[])), '[]') as performers,
      (select ${discountFacts} from discounts t where t.code = ${cart.code}) as discount,
      (select ${namedConditions} from discounts t where t.code = ${cart.code}) as "codeConditions",
      jsonb_build_object('shopId', ${shopId}::text, 'hasUsedCode', ${hasUsed(cart.code, email)})
        as buyer,
      ${tiers(partners)} as "commissionTiers",
      coalesce((select jsonb_agg(jsonb_build_object('vendorId', d.id::text, 'id', h.id::text,
          'daysFrom', c.pickup_from_days, 'daysTo', c.pickup_to_days))
        from vendors d, ${collectable} and d.id = any(${sellers}::bigint[])), '[]') as showrooms`.execute(
    db,
  );
  return rows[0] as Loaded;
};

/** Whether the customer has an order with the code; null if the customer is not known. */
const hasUsed = (code: string | null, email: string | null) =>
  code === null || email === null
    ? sql`null::boolean`
    : sql`exists (
        select from customers c join orders o on o.customer_id = c.id
        join discount_uses u on u.order_id = o.id join discounts t on t.id = u.discount_id
        where c.email = ${email} and t.code = ${code})`;

const regionsIn = (table: string, of: string, id: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('type', r.type, 'value', r.value))
  from ${sql.table(table)} r where ${sql.ref(`r.${of}`)} = ${sql.ref(id)}), '[]')`;

const settingsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id::text, 'isDefault', t.is_default,
    'serviceIds', array(select l.service_id::text from service_setting_services l
      where l.setting_id = t.id),
    'groupIds', array(select l.group_id::text from service_setting_groups l
      where l.setting_id = t.id),
    'regions', ${regionsIn('service_setting_regions', 'setting_id', 't.id')},
    'defaultHourlyPrice', t.default_hourly_price::text,
    'serviceDurationType', t.service_duration_type, 'serviceDuration', t.service_duration,
    'minServiceDuration', t.min_service_duration, 'minOrderValue', t.min_order_value::text,
    'adjustmentType', t.adjustment_type, 'adjustmentAmount', t.adjustment_amount::text))
  from service_settings t where t.vendor_id = d.id), '[]')`;

const drivingCostsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('cost', t.cost::text,
    'regions', ${regionsIn('driving_cost_regions', 'driving_cost_id', 't.id')}))
  from driving_costs t where t.vendor_id = d.id), '[]')`;

const tiers = (partners: readonly string[]) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('vendorId', t.vendor_id::text, 'upTo2000', t.up_to_2000::text,
    'upTo5000', t.up_to_5000::text, 'upTo10000', t.up_to_10000::text, 'above', t.above::text))
  from commission_tiers t
  where t.vendor_id is null or t.vendor_id = any(${partners}::bigint[])), '[]')`;
