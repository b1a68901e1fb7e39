import { type Kysely, sql } from 'kysely';

/**
 * Profiles of partners, and documents (PDF) as pictures have them: who stored which, and the names of
 * deleted ones, whose content is removed after that is sure.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table files (
      name text primary key,
      user_id bigint references users on delete set null,
      origin_name text not null,
      bytes integer not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );
    comment on column files.used_at is 'when a record first linked it';
    create index files_user_id_idx on files (user_id);
    create index files_unused_idx on files (created_at) where used_at is null;
    create table removed_files (name text primary key);

    alter table manufacturers
      add is_visible boolean not null default false,
      add logo_source text,
      add crop jsonb,
      add address text not null default '',
      add social_media_links jsonb not null default '{}';

    alter table vendors
      add short_name text not null default '' check (length(short_name) <= 56),
      add logo text,
      add logo_source text,
      add crop jsonb,
      add description text not null default '' check (length(description) <= 750),
      add service_offering text not null default '' check (length(service_offering) <= 150),
      add awards text not null default '' check (length(awards) <= 150),
      add street text not null default '',
      add address text not null default '',
      add post_code text not null default '',
      add city text not null default '',
      add category jsonb not null default '[]',
      add social_media_links jsonb not null default '{}';
    comment on column vendors.address is 'second line of the address';
    comment on column vendors.crop is 'which part of logo_source the logo shows, in percent';
    comment on column vendors.category is 'keys of the profile categories';
    create index manufacturers_logo_idx on manufacturers (logo);
    create index manufacturers_logo_source_idx on manufacturers (logo_source);
    create index vendors_logo_idx on vendors (logo);
    create index vendors_logo_source_idx on vendors (logo_source);
    -- visible is who has a whole profile, and none has one yet
    update vendors set is_visible = false;

    create table profile_files (
      id bigint generated always as identity primary key,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      kind text not null
        check (kind in ('certificate', 'factory_picture', 'brochure', 'terms', 'imprint')),
      sort_index integer not null,
      file text references files,
      picture text,
      title text not null default '',
      check (num_nonnulls(manufacturer_id, vendor_id) = 1),
      check (num_nonnulls(file, picture) = 1),
      unique (manufacturer_id, kind, sort_index),
      unique (vendor_id, kind, sort_index)
    );
    create index profile_files_file_idx on profile_files (file);
    create index profile_files_picture_idx on profile_files (picture);
  `.execute(db);
};
