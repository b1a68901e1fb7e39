import { type Kysely, sql } from 'kysely';

/** Numbers of variations that are kept: server/modules/catalogue/variations/counts keeps them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table uncounted (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('variation', 'parent', 'family')),
      record_id bigint not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
    comment on table uncounted is
      'what has changed since the variations were counted; triggers of note_uncounted write it';
    comment on column uncounted.kind is
      'a variation, all of a product, or all of a family if its required fields have changed';

    -- without foreign keys: a deleted variation is noted, and then its row is deleted
    create table counted_variations (
      variation_id bigint primary key,
      manufacturer_id bigint not null,
      status text not null,
      is_sample boolean not null,
      is_included boolean not null,
      missing smallint not null,
      category_ids bigint[] not null
    );
    comment on table counted_variations is
      'what each variation counts as in variation_counts and category_counts';
    comment on column counted_variations.is_included is 'whether a seller includes it';
    comment on column counted_variations.missing is 'one bit for each part that it lacks';
    comment on column counted_variations.category_ids is
      'the first-level categories that it is in or below';

    create table counted_families (family_id bigint primary key, fields text not null);
    comment on table counted_families is
      'the required fields by which the variations of a family were counted';

    create table variation_counts (
      manufacturer_id bigint not null,
      status text not null,
      is_sample boolean not null,
      is_included boolean not null,
      missing smallint not null,
      n bigint not null,
      primary key (manufacturer_id, status, is_sample, is_included, missing)
    );

    create table category_counts (
      category_id bigint not null,
      manufacturer_id bigint not null,
      status text not null,
      n bigint not null,
      primary key (category_id, manufacturer_id, status)
    );
    comment on table category_counts is
      'variations in or below each first-level category, without samples';

    create table count_checks (
      id boolean primary key default true check (id),
      wrong integer not null,
      checked_at timestamptz not null default now()
    );
    comment on table count_checks is 'the last comparison of the counts with the variations';

    insert into uncounted (kind, record_id) select 'family', id from attribute_families;
    insert into uncounted (kind, record_id) select 'parent', id from parent_products order by id;

    create function note_uncounted() returns trigger language plpgsql as $$
      begin return null; end $$;
  `.execute(db);
  for (const [table, events] of Object.entries(noted)) {
    for (const event of events) await trigger(db, table, event);
  }
};

type Event = 'insert' | 'update' | 'delete' | 'own delete';

const all: readonly Event[] = ['insert', 'update', 'delete'];

const noted: Readonly<Record<string, readonly Event[]>> = {
  attribute_families: ['insert'],
  attribute_family_attributes: all,
  attribute_family_groups: all,
  attribute_group_items: all,
  attributes: ['update'],
  categories: ['update'],
  parent_product_categories: all,
  parent_products: ['update'],
  variation_attributes: ['insert', 'update', 'own delete'],
  variation_images: ['insert', 'own delete'],
  variation_tags: ['insert', 'own delete'],
  variations: all,
  vendor_products: ['insert', 'delete'],
};

const written = {
  insert: ['inserted', 'insert', 'new table as after'],
  update: ['updated', 'update', 'old table as before new table as after'],
  delete: ['deleted', 'delete', 'old table as before'],
  // without the rows that go with their variation, each by a statement of its own
  'own delete': ['deleted', 'delete', 'old table as before'],
} as const;

const trigger = (db: Kysely<unknown>, table: string, event: Event) => {
  const [suffix, kind, transition] = written[event];
  return sql`
    create trigger ${sql.id(`${table}_counts_${suffix}`)} after ${sql.raw(kind)} on ${sql.table(table)}
      referencing ${sql.raw(transition)} for each statement
      ${event === 'own delete' ? sql`when (pg_trigger_depth() = 0)` : sql``}
      execute function note_uncounted()`.execute(db);
};
