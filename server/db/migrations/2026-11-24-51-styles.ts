import { type Kysely, sql } from 'kysely';

/** Styles: furnished rooms with their pictures, people and products. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await styles(db);
  await parts(db);
};

const styles = (db: Kysely<unknown>) =>
  sql`
    create table style_categories (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 100),
      slug text not null check (length(slug) between 1 and 255),
      picture text,
      sort_index integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint style_categories_slug_key unique (slug)
    );
    create index style_categories_picture_idx on style_categories (picture);

    -- without an owner it is the marketplace's
    create table styles (
      id bigint generated always as identity primary key,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      title text not null check (length(title) between 1 and 100),
      slug text check (length(slug) between 1 and 255),
      short_desc text not null default '' check (length(short_desc) <= 150),
      description text not null default '' check (length(description) <= 750),
      category_id bigint references style_categories,
      status text not null default '2' check (status in ('1', '2')),
      current_step integer not null default 1 check (current_step between 1 and 5),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint styles_slug_key unique (slug),
      check (num_nonnulls(manufacturer_id, vendor_id) <= 1),
      check (status = '2'
        or (slug is not null and short_desc <> '' and category_id is not null))
    );
    create index styles_manufacturer_id_idx on styles (manufacturer_id);
    create index styles_vendor_id_idx on styles (vendor_id);
    create index styles_category_id_idx on styles (category_id);
  `.execute(db);

const parts = (db: Kysely<unknown>) =>
  sql`
    create table style_networks (
      style_id bigint not null references styles on delete cascade,
      sort_index integer not null,
      name text not null check (length(name) between 1 and 100),
      link text not null check (link ~* '^https?://' and length(link) <= 2000),
      primary key (style_id, sort_index)
    );

    create table style_collaborators (
      style_id bigint not null references styles on delete cascade,
      sort_index integer not null,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      primary key (style_id, sort_index),
      unique (style_id, manufacturer_id),
      unique (style_id, vendor_id),
      check (num_nonnulls(manufacturer_id, vendor_id) = 1)
    );
    create index style_collaborators_manufacturer_id_idx
      on style_collaborators (manufacturer_id, style_id);
    create index style_collaborators_vendor_id_idx on style_collaborators (vendor_id, style_id);

    create table style_tags (
      style_id bigint not null references styles on delete cascade,
      tag_id bigint not null references tags,
      sort_index integer not null default 0,
      primary key (style_id, tag_id)
    );
    create index style_tags_tag_id_idx on style_tags (tag_id);

    create table style_images (
      style_id bigint not null references styles on delete cascade,
      sort_index integer not null,
      filename text not null,
      alt text not null default '' check (length(alt) <= 200),
      main boolean not null default false,
      primary key (style_id, sort_index),
      unique (style_id, filename)
    );
    create unique index style_images_main_key on style_images (style_id) where main;
    create index style_images_filename_idx on style_images (filename);

    create table style_products (
      style_id bigint not null references styles on delete cascade,
      variation_id bigint not null references variations on delete cascade,
      sort_index integer not null default 0,
      primary key (style_id, variation_id)
    );
    create index style_products_variation_id_idx on style_products (variation_id);

    create table style_affiliate_products (
      style_id bigint not null references styles on delete cascade,
      affiliate_product_id bigint not null references affiliate_products on delete cascade,
      sort_index integer not null default 0,
      primary key (style_id, affiliate_product_id)
    );
    create index style_affiliate_products_affiliate_product_id_idx
      on style_affiliate_products (affiliate_product_id);
  `.execute(db);
