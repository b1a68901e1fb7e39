import { type Kysely, sql } from 'kysely';

/** What a menu item of level 4 links products by: its table, column and what that points to. */
const links = [
  ['categories', 'category_id', 'categories'],
  ['tags', 'tag_id', 'tags'],
  ['manufacturers', 'manufacturer_id', 'manufacturers'],
  ['value_groups', 'group_id', 'attribute_option_groups'],
] as const;

/** The shop's mega-menu, what its items link products by, and the products they have come to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- an item's level is its parent's plus one, 2 to 4, held by the composite key
    create table menu_items (
      id bigint generated always as identity primary key,
      level smallint not null check (level between 2 and 4),
      parent_id bigint,
      parent_level smallint generated always as (nullif(level, 2) - 1) stored,
      name text not null check (length(name) between 1 and 255),
      sort_index integer not null default 0,
      status text not null default 'unpublished' check (status in ('published', 'unpublished')),
      image text,
      mobile_image text,
      link text not null default '' check (length(link) <= 2000),
      promo_text text not null default '' check (length(promo_text) <= 255),
      marketing jsonb not null default '{"title": "", "text": ""}' check (jsonb_typeof(marketing) = 'object'),
      seo_data jsonb not null default '{"title": "", "description": "", "meteKeywords": ""}' check (jsonb_typeof(seo_data) = 'object'),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (id, level),
      check ((level = 2) = (parent_id is null)),
      foreign key (parent_id, parent_level) references menu_items (id, level)
    );
    comment on column menu_items.marketing is 'title and text';
    comment on column menu_items.seo_data is 'title, description and meteKeywords';
    create index menu_items_parent_id_idx on menu_items (parent_id, sort_index);
    create index menu_items_image_idx on menu_items (image);
    create index menu_items_mobile_image_idx on menu_items (mobile_image);

    create table menu_item_brands (
      item_id bigint not null references menu_items on delete cascade,
      sort_index integer not null check (sort_index between 0 and 3),
      slug text not null check (length(slug) between 1 and 255),
      image text not null,
      primary key (item_id, sort_index),
      unique (item_id, slug)
    );
    create index menu_item_brands_image_idx on menu_item_brands (image);

    create table menu_item_skus (
      item_id bigint not null references menu_items on delete cascade,
      variation_id bigint not null references variations on delete cascade,
      sort_index integer not null default 0,
      primary key (item_id, variation_id)
    );
    create index menu_item_skus_variation_id_idx on menu_item_skus (variation_id);

    create table menu_item_products (
      item_id bigint not null references menu_items on delete cascade,
      variation_id bigint not null references variations on delete cascade,
      primary key (item_id, variation_id)
    );
    create index menu_item_products_variation_id_idx on menu_item_products (variation_id);

    -- one reassignment at a time, for all users
    create unique index jobs_menu_reassign_key on jobs (kind)
      where kind = 'menu.reassign' and state in ('waiting', 'running');
  `.execute(db);
  for (const [name, column, linked] of links) {
    const table = `menu_item_${name}`;
    await sql`
      create table ${sql.table(table)} (
        item_id bigint not null references menu_items on delete cascade,
        ${sql.id(column)} bigint not null references ${sql.table(linked)},
        sort_index integer not null default 0,
        primary key (item_id, ${sql.id(column)})
      )`.execute(db);
    await sql`
      create index ${sql.id(`${table}_${column}_idx`)} on ${sql.table(table)} (${sql.id(column)})`.execute(
      db,
    );
  }
};
