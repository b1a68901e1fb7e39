import { type Kysely, sql } from 'kysely';

/**
 * The triggers of pauses and price changes compared rows before and after with each other one by one:
 * `exists` over a join looks for a first difference, and where there is none it has gone through all
 * pairs, which took a minute for 20,000 rows. Sets are compared in one go. What follows is planned anew
 * for each statement, because a plan for one row is as slow for many.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const { name, changed, found } of pauses) await pauseOf(db, name, changed, found);
  await priceChangesOfVariations(db);
  await priceChangesOfSellers(db);
};

/** What counts as a change, and the products `i` concerned by the changed rows `x`. */
const pauses = [
  {
    name: 'pause_of_variations',
    changed: 'id, status',
    found: 'x join vendor_products i on i.variation_id = x.id',
  },
  {
    name: 'pause_of_parents',
    changed: 'id, status',
    found: `x join variations v on v.parent_id = x.id
      join vendor_products i on i.variation_id = v.id`,
  },
  {
    name: 'pause_of_manufacturers',
    changed: 'id, suspended_at is null',
    found: `x join parent_products p on p.manufacturer_id = x.id
      join variations v on v.parent_id = p.id
      join vendor_products i on i.variation_id = v.id`,
  },
  {
    name: 'pause_of_vendors',
    changed: 'id, suspended_at is null',
    found: 'x join vendor_products i on i.source_vendor_id = x.id',
  },
  {
    name: 'pause_of_vendor_products',
    changed: 'id, vendor_id, variation_id, status, paused_reason',
    found: `x join vendor_products i
      on i.source_vendor_id = x.vendor_id and i.variation_id = x.variation_id`,
  },
] as const;

const pauseOf = (db: Kysely<unknown>, name: string, changed: string, found: string) => {
  const differences = sql.raw(`select ${changed} from after except select ${changed} from before`);
  return sql`
    create or replace function ${sql.id(name)}() returns trigger language plpgsql as $$
    declare
      concerned bigint[];
    begin
      if exists (${differences}) then
        execute 'select array(select i.id from (${differences}) ${sql.raw(found)})' into concerned;
        perform refresh_vendor_product_pauses(concerned);
      end if;
      return null;
    end $$;
  `.execute(db);
};

const priceChangesOfVariations = (db: Kysely<unknown>) =>
  sql`
    create or replace function price_changes_of_variations() returns trigger
    language plpgsql as $$
    declare
      changes price_change[];
    begin
      if exists (select id, price from after except select id, price from before) then
        execute '
          select array(
            select row(i.id,
              case when s.id is null then b.price else selling_price(s.price_type, s.own_price,
                s.adjustment_type, s.adjustment_amount, b.price) end,
              case when s.id is null then a.price else selling_price(s.price_type, s.own_price,
                s.adjustment_type, s.adjustment_amount, a.price) end)::price_change
            from before b join after a on a.id = b.id and a.price <> b.price
            join vendor_products i on i.variation_id = a.id
            left join vendor_products s
              on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id)' into changes;
        perform record_price_changes(changes);
      end if;
      return null;
    end $$;
  `.execute(db);

const priceChangesOfSellers = (db: Kysely<unknown>) =>
  sql`
    create or replace function price_changes_of_sellers() returns trigger
    language plpgsql as $$
    declare
      changes price_change[];
    begin
      if exists (
        select id, price_type, own_price, adjustment_type, adjustment_amount from after
        except select id, price_type, own_price, adjustment_type, adjustment_amount from before) then
        execute '
          select array(
            select row(i.id,
              selling_price(b.price_type, b.own_price, b.adjustment_type, b.adjustment_amount, v.price),
              selling_price(a.price_type, a.own_price, a.adjustment_type, a.adjustment_amount, v.price)
            )::price_change
            from before b join after a on a.id = b.id
            join vendor_products i
              on i.source_vendor_id = a.vendor_id and i.variation_id = a.variation_id
            join variations v on v.id = a.variation_id)' into changes;
        perform record_price_changes(changes);
      end if;
      return null;
    end $$;
  `.execute(db);
