import { type RawBuilder, sql } from 'kysely';
import type { Region } from '#contract/regions/region.ts';
import {
  deliveryTemplateInput,
  deliveryTemplatesQuery,
} from '#contract/rules/selling/deliveryTemplate.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, equals } from '#server/entity/filters.ts';
import { rules } from './rules.ts';

/** An aggregate over the costs of the rules. */
const ofCosts = (aggregate: 'min' | 'max'): RawBuilder<string> => sql`(
  select ${sql.raw(aggregate)}(coalesce(c.shipping_cost, c.pallet_price))
  from delivery_rules c where c.template_id = t.id)`;

const regions = sql<Region[]>`coalesce((
  select jsonb_agg(jsonb_build_object('type', r.region_type, 'value', r.region_value)
    order by r.first)
  from (
    select c.region_type, c.region_value, min(c.sort_index) as first from delivery_rules c
    where c.template_id = t.id group by 1, 2) r), '[]')`;

const usage = sql<number>`(
  select count(*)::int from vendor_products p where p.delivery_template_id = t.id)`;

export const deliveryTemplates = defineEntity({
  name: 'deliveryTemplate',
  plural: 'deliveryTemplates',
  area: 'delivery',
  table: 'delivery_templates',
  owner: ['vendor_id'],
  input: deliveryTemplateInput,
  query: deliveryTemplatesQuery,
  columns: ['name', 'type', 'daysFrom', 'daysTo', 'scope'],
  children: { rules },
  fields: () => ({
    regions,
    cheapest: sql<string>`${ofCosts('min')}::text`,
    dearest: sql<string>`${ofCosts('max')}::text`,
    usage,
  }),
  filters: { name: contains('name'), type: equals('type') },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    type: byColumn('type'),
    cheapest: ofCosts('min'),
    dearest: ofCosts('max'),
    usage,
    updatedAt: byColumn('updated_at'),
  },
  uses: (given) => sql`
    select 'vendorProduct' as kind, id, delivery_template_id as used
    from vendor_products where delivery_template_id = ${given}`,
  inUse: 'error.DELIVERY_TEMPLATE_IN_USE',
});
