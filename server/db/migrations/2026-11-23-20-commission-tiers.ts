import { type Kysely, sql } from 'kysely';

/** Commission by the value of a vendor's share of a cart; the row without a vendor is the default. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table commission_tiers (
      id bigint generated always as identity primary key,
      vendor_id bigint references vendors on delete cascade,
      up_to_2000 numeric(5, 2) not null check (up_to_2000 between 0 and 100),
      up_to_5000 numeric(5, 2) not null check (up_to_5000 between 0 and 100),
      up_to_10000 numeric(5, 2) not null check (up_to_10000 between 0 and 100),
      above numeric(5, 2) not null check (above between 0 and 100),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint commission_tiers_vendor_id_key unique (vendor_id)
    );
    comment on table commission_tiers is 'percent; a vendor without a row has those without a vendor';
    create unique index commission_tiers_default_idx on commission_tiers ((vendor_id is null))
      where vendor_id is null;
    insert into commission_tiers (up_to_2000, up_to_5000, up_to_10000, above) values (12, 10, 8, 6);
  `.execute(db);
};
