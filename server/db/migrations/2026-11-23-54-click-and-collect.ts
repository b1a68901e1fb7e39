import { type Kysely, sql } from 'kysely';

/** Where customers of a vendor collect what they ordered, and after how many days. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table vendors add click_and_collect boolean not null default false;

    alter table showrooms add constraint showrooms_vendor_key unique (vendor_id, id);
    create table click_and_collect_rules (
      id bigint generated always as identity primary key,
      vendor_id bigint not null references vendors on delete cascade,
      showroom_id bigint not null,
      pickup_from_days integer not null check (pickup_from_days between 0 and 365),
      pickup_to_days integer not null check (pickup_to_days between pickup_from_days and 365),
      note text not null default '' check (length(note) <= 150),
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint "click_and_collect_rules_showroomId_key" unique (showroom_id),
      -- a showroom of its own, which takes its rule along
      foreign key (vendor_id, showroom_id) references showrooms (vendor_id, id) on delete cascade
    );
    create index click_and_collect_rules_vendor_id_idx on click_and_collect_rules (vendor_id);
  `.execute(db);
};
