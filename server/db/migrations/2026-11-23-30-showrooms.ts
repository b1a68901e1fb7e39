import { type Kysely, sql } from 'kysely';

/** Where manufacturers and vendors show what they sell, with their opening hours and pictures. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table showrooms (
      id bigint generated always as identity primary key,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      name text not null check (length(name) between 1 and 100),
      street text not null,
      post_code text not null check (post_code ~ '^[0-9]{5}$'),
      city text not null,
      phone text not null default '',
      email text not null default '',
      description text not null default '' check (length(description) <= 750),
      closed_from date,
      closed_to date check (closed_to >= closed_from),
      closed_reason text not null default '' check (length(closed_reason) <= 100),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(manufacturer_id, vendor_id) = 1),
      check ((closed_from is null) = (closed_to is null))
    );
    create index showrooms_manufacturer_id_idx on showrooms (manufacturer_id);
    create index showrooms_vendor_id_idx on showrooms (vendor_id);

    create table showroom_opening_hours (
      showroom_id bigint not null references showrooms on delete cascade,
      sort_index integer not null,
      day integer not null check (day between 1 and 7),
      opens text not null check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      closes text not null check (closes ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
      primary key (showroom_id, sort_index),
      check (opens < closes)
    );

    create table showroom_pictures (
      showroom_id bigint not null references showrooms on delete cascade,
      sort_index integer not null,
      filename text not null,
      alt text not null default '' check (length(alt) <= 200),
      primary key (showroom_id, sort_index)
    );
    create index showroom_pictures_filename_idx on showroom_pictures (filename);
  `.execute(db);
};
