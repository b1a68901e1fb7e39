import { type Kysely, sql } from 'kysely';

/** Products of other shops, by the feeds of networks that they come from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table affiliate_networks (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 100),
      feed_url text not null check (feed_url ~* '^https://' and length(feed_url) <= 2000),
      format text not null check (format in ('csv', 'xml')),
      delimiter text not null default ',' check (length(delimiter) = 1),
      mapping jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object'),
      schedule text not null default 'off' check (schedule in ('off', 'daily')),
      status text not null default 'active' check (status in ('active', 'paused')),
      last_run_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index affiliate_networks_name_key on affiliate_networks (lower(name));
    comment on column affiliate_networks.mapping is
      'the feed''s column for id, title, price, link, category, picture and description';

    create table affiliate_categories (
      id bigint generated always as identity primary key,
      network_id bigint not null references affiliate_networks on delete cascade,
      path text not null check (length(path) between 1 and 500),
      category_id bigint references categories on delete set null,
      n integer not null default 0 check (n >= 0),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint affiliate_categories_path_key unique (network_id, path)
    );
    create index affiliate_categories_category_id_idx on affiliate_categories (category_id);

    create table affiliate_products (
      id bigint generated always as identity primary key,
      network_id bigint not null references affiliate_networks on delete cascade,
      affiliate_category_id bigint references affiliate_categories on delete set null,
      external_id text not null check (length(external_id) between 1 and 255),
      title text not null check (length(title) between 1 and 255),
      description text not null default '' check (length(description) <= 10000),
      price numeric(12, 2) not null check (price >= 0),
      link text not null check (link ~* '^https?://' and length(link) <= 2000),
      picture_url text check (length(picture_url) <= 2000),
      picture text,
      status text not null default 'hidden' check (status in ('published', 'hidden')),
      seen_at timestamptz not null default now(),
      gone_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint affiliate_products_external_id_key unique (network_id, external_id)
    );
    comment on column affiliate_products.gone_at is 'since when the feed has it no longer';
    create index affiliate_products_title_trgm_idx
      on affiliate_products using gin (title gin_trgm_ops);
    create index affiliate_products_title_idx on affiliate_products (title, id)
      where status = 'published' and gone_at is null;
    create index affiliate_products_affiliate_category_id_idx
      on affiliate_products (affiliate_category_id);
    create index affiliate_products_picture_idx on affiliate_products (picture);

    create table affiliate_runs (
      id bigint generated always as identity primary key,
      network_id bigint not null references affiliate_networks on delete cascade,
      job_id bigint references jobs on delete set null,
      added integer not null default 0,
      changed integer not null default 0,
      gone integer not null default 0,
      refused integer not null default 0,
      msg text not null default '',
      created_at timestamptz not null default now(),
      ended_at timestamptz
    );
    create index affiliate_runs_network_id_idx on affiliate_runs (network_id, id desc);
    create index affiliate_runs_job_id_idx on affiliate_runs (job_id);
  `.execute(db);
};
