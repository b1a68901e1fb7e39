import { type Kysely, sql } from 'kysely';

/** Banners of the website, and what anything with a first and a last day is today. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function run_state(active boolean, from_day date, to_day date) returns text
    language sql stable as $$
      select case
        when not active then 'inactive'
        when from_day > (now() at time zone 'Europe/Berlin')::date then 'scheduled'
        when to_day < (now() at time zone 'Europe/Berlin')::date then 'ended'
        else 'active' end
    $$`.execute(db);
  await sql`
    create table website_banners (
      id bigint generated always as identity primary key,
      name text not null check (length(name) between 1 and 100),
      placement text not null check (placement in ('home_top', 'home_middle', 'category', 'style')),
      category_id bigint references categories
        check ((placement = 'category') = (category_id is not null)),
      title text not null default '' check (length(title) <= 100),
      text text not null default '' check (length(text) <= 150),
      button text not null default '' check (length(button) <= 100),
      link text not null default '' check (link ~* '^(https?://|$)' and length(link) <= 2000),
      picture text,
      picture_alt text not null default '' check (length(picture_alt) <= 200),
      mobile_picture text,
      mobile_picture_alt text not null default '' check (length(mobile_picture_alt) <= 200),
      text_color text not null check (text_color ~ '^#[0-9a-f]{6}$'),
      background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
      starts_on date,
      ends_on date check (ends_on >= starts_on),
      is_active boolean not null default false,
      sort_index integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (not is_active or (picture is not null and mobile_picture is not null
        and picture_alt <> '' and mobile_picture_alt <> ''))
    );
    create index website_banners_category_id_idx on website_banners (category_id);
    create index website_banners_picture_idx on website_banners (picture);
    create index website_banners_mobile_picture_idx on website_banners (mobile_picture);
  `.execute(db);
};
