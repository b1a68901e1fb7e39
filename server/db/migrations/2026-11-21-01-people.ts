import { type Kysely, sql } from 'kysely';

/** Accounts: roles, manufacturers, vendors, users, sessions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create extension if not exists pg_trgm;

    create table roles (
      id smallint primary key,
      name text not null unique,
      value text not null
    );
    insert into roles (id, name, value) values
      (1, 'admin', 'Admin'),
      (2, 'manufacturer', 'Manufacturer'),
      (3, 'vendor', 'Vendor'),
      (4, 'craftsman', 'Craftsman'),
      (5, 'architect', 'Architect'),
      (6, 'wholesaler', 'Wholesaler'),
      (7, 'account_pro', 'Pro'),
      (8, 'account_basic', 'Basic');

    create table manufacturers (
      id bigint generated always as identity primary key,
      company_name text not null check (length(company_name) between 1 and 56),
      short_name text check (length(short_name) <= 56),
      email text not null check (email = lower(email)),
      phone text,
      street text,
      post_code text,
      city text,
      description text check (length(description) <= 750),
      avatar text,
      logo text,
      status text not null default '2' check (status in ('1', '2')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on column manufacturers.status is '''1'' unverified, ''2'' verified';
    create unique index manufacturers_company_name_key on manufacturers (lower(company_name));

    create table vendors (
      id bigint generated always as identity primary key,
      name text not null,
      surname text not null,
      company_name text check (length(company_name) <= 56),
      email text not null check (email = lower(email)),
      phone text,
      avatar text,
      status text not null default '2' check (status in ('1', '2')),
      vendor_type text not null references roles (name)
        check (vendor_type in ('vendor', 'craftsman', 'architect', 'wholesaler')),
      account_type text not null references roles (name)
        check (account_type in ('account_pro', 'account_basic')),
      wholesaler boolean not null default false,
      is_visible boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on column vendors.status is '''1'' unverified, ''2'' verified';

    create table users (
      id bigint generated always as identity primary key,
      email text not null check (email = lower(email)),
      password_hash text,
      firstname text not null default '',
      lastname text not null default '',
      role text not null references roles (name) check (role in ('admin', 'manufacturer', 'vendor')),
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint users_email_key unique (email, role),
      constraint users_role_account check (
        (role = 'manufacturer') = (manufacturer_id is not null)
        and (role = 'vendor') = (vendor_id is not null)
      )
    );
    comment on constraint users_email_key on users is 'one person may have an account in each portal';
    create index users_manufacturer_id_idx on users (manufacturer_id);
    create index users_vendor_id_idx on users (vendor_id);

    create table sessions (
      token_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    );
    create index sessions_user_id_idx on sessions (user_id);
    create index sessions_last_used_at_idx on sessions (last_used_at);

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `.execute(db);
};
