import { type Kysely, sql } from 'kysely';

/** Costs of delivery: templates that vendors give their products, each with its rules. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table delivery_templates (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors on delete cascade,
      name text not null check (length(name) between 1 and 100),
      type text not null check (type in ('standard', 'expedited', 'item_weight', 'pallet')),
      days_from integer not null check (days_from between 0 and 365),
      days_to integer not null check (days_to between days_from and 365),
      scope text not null check (scope in ('germany', 'regional')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index delivery_templates_name_key
      on delivery_templates (vendor_id, lower(name));

    -- both ends of a range count; an open end is null
    create table delivery_rules (
      template_id bigint not null references delivery_templates on delete cascade,
      sort_index integer not null,
      region_type text not null check (region_type in ('germany', 'state', 'postcode')),
      region_value text,
      price_from numeric(12, 2) check (price_from >= 0),
      price_to numeric(12, 2) check (price_to >= coalesce(price_from, 0)),
      weight_from numeric(9, 3) check (weight_from >= 0),
      weight_to numeric(9, 3) check (weight_to >= coalesce(weight_from, 0)),
      shipping_cost numeric(12, 2) check (shipping_cost >= 0),
      pallet_price numeric(12, 2) check (pallet_price >= 0),
      primary key (template_id, sort_index),
      check ((region_type = 'germany') = (region_value is null)),
      check (num_nonnulls(shipping_cost, pallet_price) = 1),
      check (num_nonnulls(price_from, price_to) = 0 or num_nonnulls(weight_from, weight_to) = 0)
    );
  `.execute(db);
};
