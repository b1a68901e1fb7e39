import { type Kysely, sql } from 'kysely';

/** What describes products: categories, tags, attributes, groups, families, services. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- a category's level is its parent's plus one, 1 to 4, held by the composite key
    create table categories (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint categories_slug_key unique check (length(slug) between 1 and 255),
      parent_id bigint,
      level smallint not null check (level between 1 and 4),
      parent_level smallint generated always as (nullif(level, 1) - 1) stored,
      avatar text,
      sort_index integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (id, level),
      check ((level = 1) = (parent_id is null)),
      foreign key (parent_id, parent_level) references categories (id, level) deferrable initially immediate
    );
    create index categories_parent_id_idx on categories (parent_id);

    create table tags (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 100),
      type text not null default 'product' check (type in ('product', 'style', 'blog')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index tags_name_key on tags (type, lower(name));
    create index tags_name_trgm_idx on tags using gin (name gin_trgm_ops);

    create table attributes (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint attributes_slug_key unique,
      type text not null check (type in ('textarea', 'number', 'select', 'text')),
      is_configurable boolean not null default false,
      is_dropdown boolean not null default false,
      is_editable boolean not null default true,
      is_filterable boolean not null default false,
      is_required boolean not null default false,
      sort_index integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (not is_configurable or type = 'select')
    );

    create table attribute_options (
      id bigint generated always as identity primary key,
      attr_id bigint not null references attributes on delete cascade,
      name text not null check (length(name) between 1 and 255),
      switch_type text check (switch_type in ('color', 'image')),
      description text not null default '',
      value text,
      sort_index integer not null default 0,
      unique (id, attr_id)
    );
    create unique index attribute_options_name_key on attribute_options (attr_id, lower(name));

    create table attribute_option_groups (
      id bigint generated always as identity primary key,
      attr_id bigint not null references attributes on delete cascade,
      name text not null check (length(name) between 1 and 255),
      image text,
      unique (id, attr_id)
    );
    create unique index attribute_option_groups_name_key on attribute_option_groups (attr_id, lower(name));

    create table attribute_option_group_items (
      group_id bigint not null,
      option_id bigint not null,
      attr_id bigint not null,
      primary key (group_id, option_id),
      foreign key (group_id, attr_id) references attribute_option_groups (id, attr_id) on delete cascade,
      foreign key (option_id, attr_id) references attribute_options (id, attr_id) on delete cascade
    );

    create table attribute_groups (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint attribute_groups_slug_key unique,
      place_use text,
      is_editable boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table attribute_group_items (
      group_id bigint not null references attribute_groups on delete cascade,
      attr_id bigint not null references attributes on delete cascade,
      sort_index integer not null default 0,
      primary key (group_id, attr_id)
    );
    create index attribute_group_items_attr_id_idx on attribute_group_items (attr_id);

    create table attribute_families (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      slug text not null constraint attribute_families_slug_key unique,
      unit text not null default '',
      product_type text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table attribute_family_groups (
      id bigint generated always as identity primary key,
      family_id bigint not null references attribute_families on delete cascade,
      group_id bigint not null references attribute_groups,
      sort_index integer not null default 0,
      unique (family_id, group_id)
    );
    create index attribute_family_groups_group_id_idx on attribute_family_groups (group_id);

    create table service_groups (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 255),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index service_groups_name_key on service_groups (lower(name));

    create table services (
      id bigint generated always as identity primary key,
      group_id bigint not null references service_groups,
      name text not null check (length(name) between 1 and 255),
      duration integer not null check (duration > 0),
      description text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on column services.duration is 'minutes';
    create unique index services_name_key on services (group_id, lower(name));
  `.execute(db);
};
