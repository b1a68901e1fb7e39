import { type Kysely, sql } from 'kysely';

/** Sections of the page of styles, each made of blocks with pictures, texts and linked products. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table style_sections (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 100),
      slug text not null check (length(slug) between 1 and 255),
      status text not null default '2' check (status in ('1', '2')),
      sort_index integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint style_sections_slug_key unique (slug)
    );

    create table style_blocks (
      id bigint generated always as identity primary key,
      section_id bigint not null references style_sections on delete cascade,
      sort_index integer not null,
      kind text not null check (kind in ('picture', 'products', 'text')),
      title text not null default '' check (length(title) <= 100),
      text text not null default '' check (length(text) <= 750),
      picture text,
      picture_alt text not null default '' check (length(picture_alt) <= 200),
      unique (section_id, sort_index)
    );
    create index style_blocks_picture_idx on style_blocks (picture);

    create table style_block_products (
      block_id bigint not null references style_blocks on delete cascade,
      variation_id bigint not null references variations on delete cascade,
      sort_index integer not null default 0,
      primary key (block_id, variation_id)
    );
    create index style_block_products_variation_id_idx on style_block_products (variation_id);

    create table style_block_affiliate_products (
      block_id bigint not null references style_blocks on delete cascade,
      affiliate_product_id bigint not null references affiliate_products on delete cascade,
      sort_index integer not null default 0,
      primary key (block_id, affiliate_product_id)
    );
    create index style_block_affiliate_products_affiliate_product_id_idx
      on style_block_affiliate_products (affiliate_product_id);
  `.execute(db);
};
