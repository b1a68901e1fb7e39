import { type Kysely, sql } from 'kysely';

/** The gallery's facts about a picture, and every picture that a record shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table uploads
      add column id bigint generated always as identity unique,
      add column origin_name text not null default '',
      add column alt text not null default '' check (length(alt) <= 200),
      add column digest text,
      add column bytes integer,
      add column width integer,
      add column height integer;
    comment on column uploads.digest is
      'SHA-256 of the stored picture; null of one that is drawn when it is asked for';
    create index uploads_digest_idx on uploads (digest);
    create index uploads_created_at_idx on uploads (created_at, id);
    create index variations_sku_lower_idx on variations (lower(sku));
    create index categories_avatar_idx on categories (avatar);
    create index attribute_options_picture_idx on attribute_options (value)
      where switch_type = 'image';
    create index attribute_option_groups_image_idx on attribute_option_groups (image);
  `.execute(db);
  await sql`
    insert into uploads (filename, origin_name, used_at)
    select filename, max(origin_name), now() from (
      select filename, origin_name from variation_images
      union all select avatar, '' from categories where avatar is not null
      union all select value, '' from attribute_options where switch_type = 'image'
      union all select image, '' from attribute_option_groups where image is not null
    ) x where filename is not null group by filename
    on conflict (filename) do update set origin_name = excluded.origin_name`.execute(db);
};
