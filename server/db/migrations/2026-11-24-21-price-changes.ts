import { type Kysely, sql } from 'kysely';

/**
 * What a day has changed of the prices that vendors sell by: one row for each product and day, from the
 * first price before to the last one after. `told_at` is when its vendor was last notified of it, which is
 * once a day; a price that changes after that is to be told again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table vendor_price_changes (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors on delete cascade,
      vendor_product_id bigint not null references vendor_products on delete cascade,
      changed_on date not null,
      changed_at timestamptz not null default now(),
      old_source_price numeric(12, 2),
      source_price numeric(12, 2),
      old_price numeric(12, 2),
      price numeric(12, 2),
      is_told boolean not null default false,
      told_at timestamptz,
      unique (vendor_product_id, changed_on)
    );
    create index vendor_price_changes_vendor_id_idx
      on vendor_price_changes (vendor_id, changed_at desc);
    create index vendor_price_changes_is_told_idx
      on vendor_price_changes (vendor_id) where not is_told;
    create index vendor_price_changes_changed_on_idx on vendor_price_changes (changed_on);

    create type price_change as
      (vendor_product_id bigint, old_source_price numeric, source_price numeric);

    -- of an own price only the source changes
    create function record_price_changes(given price_change[])
    returns void language sql as $$
      insert into vendor_price_changes as t (vendor_id, vendor_product_id, changed_on,
        old_source_price, source_price, old_price, price)
      select i.vendor_id, i.id, (now() at time zone 'Europe/Berlin')::date,
        g.old_source_price, g.source_price,
        selling_price(i.price_type, i.own_price, i.adjustment_type, i.adjustment_amount,
          g.old_source_price),
        selling_price(i.price_type, i.own_price, i.adjustment_type, i.adjustment_amount,
          g.source_price)
      from unnest(given) g join vendor_products i on i.id = g.vendor_product_id
      where g.old_source_price is distinct from g.source_price
      order by i.id
      on conflict (vendor_product_id, changed_on) do update
        set source_price = excluded.source_price, price = excluded.price, changed_at = now(),
          is_told = false
    $$;

    create function price_changes_of_variations() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id where a.price <> b.price) then
        perform record_price_changes(array(
          select row(i.id,
            case when s.id is null then b.price else selling_price(s.price_type, s.own_price,
              s.adjustment_type, s.adjustment_amount, b.price) end,
            case when s.id is null then a.price else selling_price(s.price_type, s.own_price,
              s.adjustment_type, s.adjustment_amount, a.price) end)::price_change
          from before b join after a on a.id = b.id and a.price <> b.price
          join vendor_products i on i.variation_id = a.id
          left join vendor_products s
            on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id));
      end if;
      return null;
    end $$;
    create trigger variations_price_changes after update on variations
      referencing old table as before new table as after
      for each statement execute function price_changes_of_variations();

    create function price_changes_of_sellers() returns trigger language plpgsql as $$
    begin
      if exists (select from before b join after a on a.id = b.id
          where (a.price_type, a.own_price, a.adjustment_type, a.adjustment_amount)
            is distinct from (b.price_type, b.own_price, b.adjustment_type, b.adjustment_amount)) then
        perform record_price_changes(array(
          select row(i.id,
            selling_price(b.price_type, b.own_price, b.adjustment_type, b.adjustment_amount, v.price),
            selling_price(a.price_type, a.own_price, a.adjustment_type, a.adjustment_amount, v.price)
          )::price_change
          from before b join after a on a.id = b.id
          join vendor_products i
            on i.source_vendor_id = a.vendor_id and i.variation_id = a.variation_id
          join variations v on v.id = a.variation_id));
      end if;
      return null;
    end $$;
    create trigger vendor_products_price_changes after update on vendor_products
      referencing old table as before new table as after
      for each statement execute function price_changes_of_sellers();
  `.execute(db);
};
