import { type Kysely, sql } from 'kysely';

/** Blog posts, their tags, and what is typed and not yet saved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table blog_posts (
      id bigint generated always as identity primary key,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      title text not null check (length(title) between 1 and 150),
      slug text check (slug <> ''),
      teaser text not null default '' check (length(teaser) <= 300),
      body jsonb not null check (body ->> 'type' = 'doc'),
      body_pictures jsonb not null
        generated always as (jsonb_path_query_array(body, '$.**.filename')) stored,
      picture text,
      picture_alt text not null default '' check (length(picture_alt) <= 200),
      seo_title text not null default '' check (length(seo_title) <= 100),
      seo_description text not null default '' check (length(seo_description) <= 300),
      status text not null default '2' check (status in ('1', '2')),
      publish_at timestamptz check (status = '2' or publish_at is null),
      published_at timestamptz,
      withdrawn_reason text not null default '' check (length(withdrawn_reason) <= 750),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint blog_posts_slug_key unique (slug),
      check (num_nonnulls(manufacturer_id, vendor_id) <= 1),
      check ((status = '2' and publish_at is null)
        or (slug is not null and teaser <> '' and picture is not null and picture_alt <> ''))
    );
    create index blog_posts_manufacturer_id_idx on blog_posts (manufacturer_id);
    create index blog_posts_vendor_id_idx on blog_posts (vendor_id);
    create index blog_posts_picture_idx on blog_posts (picture);
    create index blog_posts_body_pictures_idx on blog_posts using gin (body_pictures);
    create index blog_posts_publish_at_idx on blog_posts (publish_at) where publish_at is not null;
    create table blog_post_tags (
      post_id bigint not null references blog_posts on delete cascade,
      tag_id bigint not null references tags,
      sort_index integer not null,
      primary key (post_id, tag_id)
    );
    create index blog_post_tags_tag_id_idx on blog_post_tags (tag_id);
    create table blog_post_drafts (
      id bigint generated always as identity primary key,
      post_id bigint references blog_posts on delete cascade,
      manufacturer_id bigint references manufacturers on delete cascade,
      vendor_id bigint references vendors on delete cascade,
      content jsonb not null,
      pictures jsonb not null
        generated always as (jsonb_path_query_array(content, '$.**.filename')) stored,
      saved_at timestamptz not null default now(),
      constraint blog_post_drafts_post_id_key unique (post_id),
      check (num_nonnulls(manufacturer_id, vendor_id) <= 1)
    );
    create index blog_post_drafts_manufacturer_id_idx on blog_post_drafts (manufacturer_id);
    create index blog_post_drafts_vendor_id_idx on blog_post_drafts (vendor_id);
    create index blog_post_drafts_pictures_idx on blog_post_drafts using gin (pictures);
  `.execute(db);
};
