import { type Kysely, sql } from 'kysely';

/** Changes of data that shops read, written by triggers on every table with such data. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shop_changes (
      xid xid8 not null default pg_current_xact_id(),
      kind text collate "C" not null,
      record_id bigint not null,
      at timestamptz not null default now(),
      primary key (xid, kind, record_id)
    );
    comment on table shop_changes is
      'in the order of transactions; what kinds there are is in server/modules/shop/changes';
    comment on column shop_changes.record_id is '0 for what there is one of, such as the menu';

    create table shop_feed (
      id boolean primary key default true check (id),
      system text not null default (pg_control_system()).system_identifier::text,
      forgotten xid8 not null default '0',
      due_day date not null default (now() at time zone 'Europe/Berlin')::date
    );
    comment on column shop_feed.system is
      'the database cluster that counts the transactions of shop_changes';
    comment on column shop_feed.forgotten is 'changes up to this transaction may be deleted';
    comment on column shop_feed.due_day is 'what the days until then change is recorded';
    insert into shop_feed default values;

    create function record_shop_changes() returns trigger language plpgsql as $$
      begin return null; end $$;
  `.execute(db);
  for (const table of tables) await triggersOf(db, table);
};

const tables = [
  'attribute_families',
  'attribute_family_groups',
  'attribute_groups',
  'attribute_options',
  'attributes',
  'blog_post_tags',
  'blog_posts',
  'categories',
  'click_and_collect_rules',
  'delivery_rules',
  'delivery_templates',
  'discounts',
  'manufacturers',
  'menu_item_brands',
  'menu_item_products',
  'menu_items',
  'network_request_regions',
  'network_requests',
  'parent_product_categories',
  'parent_products',
  'payment_accounts',
  'services',
  'shop_categories',
  'shop_vendors',
  'showroom_opening_hours',
  'showroom_pictures',
  'showrooms',
  'style_block_products',
  'style_blocks',
  'style_categories',
  'style_images',
  'style_products',
  'style_sections',
  'style_tags',
  'styles',
  'tags',
  'variation_attributes',
  'variation_combinations',
  'variation_images',
  'variation_service_groups',
  'variation_services',
  'variation_tags',
  'variations',
  'vendor_product_showrooms',
  'vendor_products',
  'vendors',
  'website_banners',
] as const;

/** PostgreSQL allows transition tables for one kind of event only. */
const triggersOf = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const events = [
    ['insert', 'inserted', 'new table as after'],
    ['update', 'updated', 'old table as before new table as after'],
    ['delete', 'deleted', 'old table as before'],
  ] as const;
  for (const [event, suffix, transition] of events)
    await sql`
      create trigger ${sql.id(`${table}_shops_${suffix}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(transition)} for each statement execute function record_shop_changes()
    `.execute(db);
};
