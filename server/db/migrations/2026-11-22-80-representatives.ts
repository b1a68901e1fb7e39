import { type Kysely, sql } from 'kysely';

/** Whom partners of a manufacturer turn to, and for which parts of Germany. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table representatives (
      id bigint generated always as identity primary key,
      manufacturer_id bigint not null references manufacturers on delete cascade,
      name text not null,
      surname text not null,
      position text not null default '',
      email text not null,
      phone text not null,
      picture text,
      sort_index integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index representatives_manufacturer_id_idx on representatives (manufacturer_id, sort_index);
    create index representatives_picture_idx on representatives (picture);

    create table representative_regions (
      representative_id bigint not null references representatives on delete cascade,
      sort_index integer not null,
      type text not null check (type in ('germany', 'state', 'postcode')),
      value text,
      primary key (representative_id, sort_index),
      check ((type = 'germany') = (value is null))
    );
  `.execute(db);
};
