import { type Kysely, sql } from 'kysely';

/** What a feed's runs came to, the rows they refused, and where pictures of products come from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table affiliate_networks
      add column row_element text not null default '' check (length(row_element) <= 200);
    comment on column affiliate_networks.row_element is 'of xml: the name of the element that is a row';

    alter table affiliate_runs
      add column state text not null default 'running'
        check (state in ('running', 'done', 'stopped', 'failed')),
      add column args jsonb not null default '{}',
      add column rows integer not null default 0,
      add column unchanged integer not null default 0;
    update affiliate_runs set state = case when msg = '' then 'done' else 'failed' end
      where ended_at is not null;

    create table affiliate_refusals (
      run_id bigint not null references affiliate_runs on delete cascade,
      n integer not null,
      line integer not null,
      external_id text not null,
      field text,
      rule text not null,
      max integer,
      value text not null,
      primary key (run_id, n)
    );
    comment on column affiliate_refusals.max is 'the limit that the rule speaks of';

    -- a network's feed is read once at a time
    create unique index jobs_affiliate_feed_key on jobs ((input ->> 'networkId'))
      where kind = 'affiliate.feed' and state in ('waiting', 'running');

    alter table affiliate_products
      add column picture_of text,
      add column picture_fault text;
    comment on column affiliate_products.picture_of is
      'the address that the picture, or the fault, is of';
    create index affiliate_products_pictures_due_idx on affiliate_products (id)
      where status = 'published' and picture_url is not null
        and picture_of is distinct from picture_url;
    -- the order in which lists begin
    create index affiliate_products_sort_idx on affiliate_products (lower(title), id);
    create index affiliate_categories_path_idx on affiliate_categories (lower(path), id);
  `.execute(db);
};
