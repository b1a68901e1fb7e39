import { type Kysely, sql } from 'kysely';

/** Conditions of discounts. Their links protect the other end: without it, a discount would cover more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table discounts
      add column min_value numeric(12, 2) check (min_value > 0),
      add column is_once_per_customer boolean not null default false;
    comment on column discounts.min_value is
      'EUR: what the discounted products cost at least, before the discount'`.execute(db);
  for (const [table, column, linked] of links) {
    await sql`
      create table ${sql.id(table)} (
        discount_id bigint not null references discounts on delete cascade,
        ${sql.id(column)} bigint not null references ${sql.id(linked)},
        sort_index integer not null,
        primary key (discount_id, ${sql.id(column)})
      );
      create index ${sql.id(`${table}_${column}_idx`)} on ${sql.id(table)} (${sql.id(column)})`.execute(
      db,
    );
  }
};

const links = [
  ['discount_categories', 'category_id', 'categories'],
  ['discount_tags', 'tag_id', 'tags'],
  ['discount_manufacturers', 'manufacturer_id', 'manufacturers'],
  ['discount_vendors', 'vendor_id', 'vendors'],
  ['discount_shops', 'shop_id', 'shops'],
] as const;
