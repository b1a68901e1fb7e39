import { type Kysely, sql } from 'kysely';

/** Parent products, variations and all that hangs on them; sample boxes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table parent_products (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint parent_products_slug_key unique,
      status text not null default '2' check (status in ('1', '2')),
      type text not null check (type in ('1', '2')),
      family_id bigint not null references attribute_families,
      manufacturer_id bigint not null references manufacturers,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on column parent_products.type is '''1'' simple, ''2'' configurable';
    create index parent_products_family_id_idx on parent_products (family_id);
    create index parent_products_manufacturer_id_idx on parent_products (manufacturer_id);
    create index parent_products_name_trgm_idx on parent_products using gin (name gin_trgm_ops);

    create table parent_product_categories (
      parent_id bigint not null references parent_products on delete cascade,
      category_id bigint not null references categories,
      is_main boolean not null default false,
      primary key (parent_id, category_id)
    );
    create index parent_product_categories_category_id_idx on parent_product_categories (category_id);
    create unique index parent_product_categories_main_key on parent_product_categories (parent_id) where is_main;

    create table variations (
      id bigint generated always as identity primary key,
      parent_id bigint not null references parent_products on delete cascade,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint variations_slug_key unique check (length(slug) between 1 and 255),
      sku text not null constraint variations_sku_key unique check (length(sku) between 1 and 100),
      price numeric(12, 2) not null check (price >= 0),
      status text not null default '2' check (status in ('1', '2')),
      is_simple_product boolean not null default false,
      general_images boolean not null default false,
      sample_of_id bigint constraint variations_sample_of_id_key unique check (sample_of_id <> id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- a sample belongs to the parent, and so to the manufacturer, of its product
      unique (id, parent_id),
      foreign key (sample_of_id, parent_id) references variations (id, parent_id) on delete cascade
    );
    comment on column variations.status is '''1'' published, ''2'' draft';
    comment on column variations.price is 'EUR, net';
    create index variations_parent_id_idx on variations (parent_id);
    create index variations_status_idx on variations (status, id);
    create index variations_name_trgm_idx on variations using gin (name gin_trgm_ops);
    create index variations_sku_trgm_idx on variations using gin (sku gin_trgm_ops);
    create index variations_name_idx on variations (name, id);
    create index variations_price_idx on variations (price, id);
    create index variations_updated_at_idx on variations (updated_at, id);

    create table variation_combinations (
      id bigint generated always as identity primary key,
      variation_id bigint not null references variations on delete cascade,
      attr_id bigint not null references attributes,
      option_id bigint not null,
      sort_index integer not null default 0,
      unique (variation_id, attr_id),
      foreign key (option_id, attr_id) references attribute_options (id, attr_id)
    );
    create index variation_combinations_option_id_idx on variation_combinations (option_id);
    create index variation_combinations_attr_id_idx on variation_combinations (attr_id);

    create table variation_attributes (
      id bigint generated always as identity primary key,
      variation_id bigint not null references variations on delete cascade,
      group_id bigint not null references attribute_groups,
      attr_id bigint not null references attributes,
      value text not null,
      unique (variation_id, group_id, attr_id)
    );
    create index variation_attributes_attr_id_idx on variation_attributes (attr_id);
    create index variation_attributes_group_id_idx on variation_attributes (group_id);

    create table variation_tags (
      variation_id bigint not null references variations on delete cascade,
      tag_id bigint not null constraint variation_tags_tag_id_fkey references tags,
      primary key (variation_id, tag_id)
    );
    create index variation_tags_tag_id_idx on variation_tags (tag_id);

    create table variation_images (
      id bigint generated always as identity primary key,
      variation_id bigint not null references variations on delete cascade,
      filename text not null,
      origin_name text not null default '',
      main boolean not null default false,
      sort_index integer not null default 0
    );
    create index variation_images_variation_id_idx on variation_images (variation_id, sort_index);
    create index variation_images_filename_idx on variation_images (filename);
    create unique index variation_images_main_key on variation_images (variation_id) where main;

    create table variation_services (
      variation_id bigint not null references variations on delete cascade,
      service_id bigint not null references services,
      primary key (variation_id, service_id)
    );
    create index variation_services_service_id_idx on variation_services (service_id);

    create table variation_service_groups (
      variation_id bigint not null references variations on delete cascade,
      group_id bigint not null references service_groups,
      primary key (variation_id, group_id)
    );
    create index variation_service_groups_group_id_idx on variation_service_groups (group_id);

    create table sample_boxes (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint sample_boxes_slug_key unique,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table sample_box_links (
      id bigint generated always as identity primary key,
      sample_box_id bigint not null references sample_boxes on delete cascade,
      parent_id bigint not null references parent_products on delete cascade,
      unique (sample_box_id, parent_id)
    );
    create index sample_box_links_parent_id_idx on sample_box_links (parent_id);
  `.execute(db);
};
