import { type Kysely, sql } from 'kysely';

/** The offers that shops show, kept so that lists of products need not find them each time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shop_offers (
      offer_id bigint primary key,
      variation_id bigint not null,
      parent_id bigint not null,
      manufacturer_id bigint not null,
      vendor_id bigint not null,
      price numeric(12, 2) not null
    );
    create index on shop_offers (parent_id, variation_id, price);
    comment on table shop_offers is
      'derived from vendor_products and others, so it has no foreign keys and may be a moment behind';

    create table shop_offers_seen (
      id boolean primary key default true check (id),
      system text not null default '',
      snapshot text not null default '1:1:'
    );
    comment on table shop_offers_seen is
      'the state of the database that shop_offers has: all of it must be filled if it is of another cluster';
    insert into shop_offers_seen default values;
  `.execute(db);
};
