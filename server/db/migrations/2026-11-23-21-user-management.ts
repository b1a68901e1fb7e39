import { type Kysely, sql } from 'kysely';

/** Suspended partners, invitations, last sign-ins, administrators who view as a partner, customers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await partners(db);
  await sql`
    insert into roles (id, name, value) values (9, 'suspended', 'Suspended');

    alter table users
      add invited_at timestamptz,
      add last_sign_in_at timestamptz;
    comment on column users.invited_at is 'when the last invitation was sent';
    update users set invited_at = created_at where password_hash is null;
    -- for those whose sessions are still there
    update users u set last_sign_in_at = s.at
      from (select user_id, max(created_at) as at from sessions group by user_id) s
      where s.user_id = u.id;

    create table viewings (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      viewed_by bigint references users on delete set null,
      key_hash bytea unique,
      began_at timestamptz not null default now(),
      ended_at timestamptz
    );
    comment on table viewings is 'when an administrator saw the application as another account';
    comment on column viewings.key_hash is 'of the key that opens it, until it was used';
    create index viewings_user_id_idx on viewings (user_id, id);
    alter table sessions add viewing_id bigint references viewings on delete cascade;
    create index sessions_viewing_id_idx on sessions (viewing_id);

    create table customers (
      id bigint generated always as identity primary key,
      salutation text not null default '' check (salutation in ('', 'ms', 'mr', 'other')),
      firstname text not null default '' check (length(firstname) <= 100),
      lastname text not null default '' check (length(lastname) <= 100),
      company text not null default '' check (length(company) <= 100),
      email text check (email = lower(email)),
      phone text not null default '' check (length(phone) <= 40),
      street text not null default '' check (length(street) <= 100),
      post_code text not null default '' check (length(post_code) <= 10),
      city text not null default '' check (length(city) <= 100),
      country text not null default 'DE' check (length(country) = 2),
      vat_id text not null default '' check (length(vat_id) <= 20),
      anonymised_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint customers_email_key unique (email),
      check ((email is null) = (anonymised_at is not null))
    );
    comment on table customers is 'people who ordered; they come with their orders and have no account';
  `.execute(db);
};

const partners = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['manufacturers', 'vendors']) {
    await sql`
      alter table ${sql.table(table)}
        add suspended_at timestamptz,
        add suspended_reason text check (length(suspended_reason) between 1 and 750),
        add internal_note text not null default '' check (length(internal_note) <= 2000),
        add check ((suspended_at is null) = (suspended_reason is null))`.execute(db);
  }
  // whatever makes a partner visible: a suspended one is not
  await sql`
    create function hide_suspended() returns trigger language plpgsql as $$
    begin
      if new.suspended_at is not null then new.is_visible := false; end if;
      return new;
    end $$`.execute(db);
  for (const table of ['manufacturers', 'vendors']) {
    await sql`
      create trigger ${sql.id(`${table}_hide_suspended`)} before insert or update on ${sql.table(table)}
        for each row execute function hide_suspended()`.execute(db);
  }
};
