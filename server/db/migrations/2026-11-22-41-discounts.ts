import { type Kysely, sql } from 'kysely';

/** Discount codes with their announcement bars, and which order has used which. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table discounts (
      id bigint generated always as identity primary key,
      code text not null check (code = upper(code) and length(code) between 1 and 50),
      kind text not null check (kind in ('percent', 'euro')),
      value numeric(12, 2) not null check (value > 0 and (kind = 'euro' or value <= 100)),
      starts_on date,
      ends_on date check (ends_on >= starts_on),
      max_uses integer check (max_uses >= 1),
      used integer not null default 0 check (used >= 0),
      is_active boolean not null default false,
      series_id uuid,
      is_bar_shown boolean not null default false,
      bar_message text not null default '' check (length(bar_message) <= 150),
      bar_text_color text not null default '#ffffff' check (bar_text_color ~ '^#[0-9a-f]{6}$'),
      bar_background_color text not null default '#2f4a43'
        check (bar_background_color ~ '^#[0-9a-f]{6}$'),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint discounts_code_key unique (code),
      check (used <= max_uses),
      check (not is_bar_shown or bar_message <> '')
    );
    create index discounts_series_id_idx on discounts (series_id);
    create index discounts_bar_idx on discounts (starts_on) where is_bar_shown and is_active;
    create table discount_uses (
      id bigint generated always as identity primary key,
      discount_id bigint not null references discounts,
      order_id bigint not null,
      constraint discount_uses_order_id_key unique (order_id)
    );
    create index discount_uses_discount_id_idx on discount_uses (discount_id);
  `.execute(db);
};
