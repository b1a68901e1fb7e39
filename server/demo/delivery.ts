import { sql } from 'kysely';
import type { DeliveryTemplate } from '#contract/cart/shipping.ts';
import type { Region } from '#contract/regions/region.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

interface DemoRule {
  region: Region;
  priceFrom?: string;
  priceTo?: string;
  weightFrom?: string;
  weightTo?: string;
  shippingCost?: string;
  palletPrice?: string;
}

interface DemoTemplate {
  name: string;
  type: DeliveryTemplate['type'];
  days: readonly [from: number, to: number];
  scope: 'germany' | 'regional';
  rules: readonly DemoRule[];
}

const germany: Region = { type: 'germany', value: null };
const state = (value: string): Region => ({ type: 'state', value });
const postcode = (value: string): Region => ({ type: 'postcode', value });

/** Delivery is free from a thousand euros on. */
const parcel: DemoTemplate = {
  name: 'Paket deutschlandweit',
  type: 'standard',
  days: [3, 5],
  scope: 'germany',
  rules: [
    { region: germany, priceTo: '499.99', shippingCost: '19.90' },
    { region: germany, priceFrom: '500', priceTo: '999.99', shippingCost: '9.90' },
    { region: germany, priceFrom: '1000', shippingCost: '0' },
  ],
};

const templates: readonly DemoTemplate[] = [
  parcel,
  {
    name: 'Spedition, München günstiger',
    type: 'standard',
    days: [10, 15],
    scope: 'regional',
    rules: [
      { region: germany, shippingCost: '79' },
      { region: state('BY'), shippingCost: '49' },
      { region: postcode('80'), priceTo: '999.99', shippingCost: '29' },
      { region: postcode('803'), shippingCost: '19' },
    ],
  },
  {
    name: 'Nach Gewicht',
    type: 'item_weight',
    days: [5, 8],
    scope: 'germany',
    rules: [
      { region: germany, weightTo: '30', shippingCost: '12' },
      { region: germany, weightFrom: '30.001', weightTo: '70', shippingCost: '39' },
    ],
  },
  {
    name: 'Palette',
    type: 'pallet',
    days: [7, 14],
    scope: 'germany',
    rules: [{ region: germany, palletPrice: '89' }],
  },
  {
    name: 'Küste und Heide',
    type: 'standard',
    days: [4, 6],
    scope: 'regional',
    rules: [
      { region: state('MV'), shippingCost: '30' },
      { region: state('NI'), shippingCost: '25' },
    ],
  },
  {
    name: 'Express',
    type: 'expedited',
    days: [1, 2],
    scope: 'germany',
    rules: [
      { region: germany, priceTo: '999.99', shippingCost: '49' },
      { region: germany, priceFrom: '1000', priceTo: '5000', shippingCost: '29' },
    ],
  },
];

/** Inserts the same templates for each vendor; products without a template are sent as parcels. */
export const insertTemplates = async (trx: Trx): Promise<void> => {
  await sql`
    with made as (
      insert into delivery_templates (vendor_id, name, type, days_from, days_to, scope)
      select v.id, x.given ->> 'name', x.given ->> 'type', (x.given -> 'days' ->> 0)::int,
        (x.given -> 'days' ->> 1)::int, x.given ->> 'scope'
      from vendors v, jsonb_array_elements(${jsonb(templates)}) with ordinality x (given, n)
      order by v.id, x.n
      returning id, name
    )
    insert into delivery_rules (template_id, sort_index, region_type, region_value, price_from,
      price_to, weight_from, weight_to, shipping_cost, pallet_price)
    select made.id, r.n - 1, c.region ->> 'type', c.region ->> 'value', c."priceFrom", c."priceTo",
      c."weightFrom", c."weightTo", c."shippingCost", c."palletPrice"
    from made
    join jsonb_array_elements(${jsonb(templates)}) x (given) on x.given ->> 'name' = made.name,
      jsonb_array_elements(x.given -> 'rules') with ordinality r (rule, n),
      jsonb_to_record(r.rule) as c (region jsonb, "priceFrom" numeric, "priceTo" numeric,
        "weightFrom" numeric, "weightTo" numeric, "shippingCost" numeric, "palletPrice" numeric)`.execute(
    trx,
  );
  await sql`
    update vendor_products p set delivery_template_id = t.id
    from delivery_templates t
    where t.vendor_id = p.vendor_id and t.name = ${parcel.name}
      and p.delivery_template_id is null and not p.keep_delivery`.execute(trx);
};
