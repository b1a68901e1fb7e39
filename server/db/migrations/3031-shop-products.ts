import { type Kysely, sql } from 'kysely';

/**
 * The products that shops show, kept with what lists count, filter and sort. The former release goes on
 * writing `shop_offers`, without the new columns, and its own `system` and `snapshot`; what it writes is
 * evaluated again because it is not in `kept_snapshot`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- first, as the former release locks it before shop_offers
    alter table shop_offers_seen
      add column kept_system text not null default '',
      add column kept_snapshot text not null default '1:1:';

    create table shop_products (
      parent_id bigint primary key,
      manufacturer_id bigint not null,
      name text not null,
      created_at timestamptz not null,
      price_from numeric(12, 2) not null,
      price_to numeric(12, 2) not null,
      category_ids bigint[] not null,
      tag_ids bigint[] not null,
      option_ids bigint[] not null
    );
    create index on shop_products (name, parent_id);
    create index on shop_products (price_from, parent_id);
    create index on shop_products (created_at, parent_id);
    create index on shop_products using gin (category_ids) with (fastupdate = off);
    comment on table shop_products is
      'derived from shop_offers and others, so it has no foreign keys and may be a moment behind';
    comment on column shop_products.name is 'in lower case, as lists are sorted';
    comment on column shop_products.price_to is 'the highest of the prices from which a variation is sold';
    comment on column shop_products.tag_ids is 'of all its variations with an offer, as option_ids';

    alter table shop_offers
      add column tag_ids bigint[] not null default '{}',
      add column option_ids bigint[] not null default '{}';
    comment on column shop_offers_seen.system is 'of the former release, as snapshot; to be dropped';
    comment on column shop_offers_seen.kept_snapshot is
      'the state of the database that shop_offers and shop_products have';
    comment on column shop_offers_seen.kept_system is
      'the cluster of kept_snapshot: in another one, both tables must be filled';
  `.execute(db);
};
