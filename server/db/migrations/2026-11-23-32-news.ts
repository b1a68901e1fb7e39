import { type Kysely, sql } from 'kysely';

/** News of manufacturers for the partners they are connected with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table news (
      id bigint generated always as identity primary key,
      manufacturer_id bigint not null references manufacturers on delete cascade,
      title text not null check (length(title) between 1 and 100),
      text text not null default '' check (length(text) <= 750),
      link text not null default '' check (link ~* '^(https?://|$)' and length(link) <= 2000),
      picture text,
      status text not null default '2' check (status in ('1', '2')),
      published_at timestamptz check (status = '2' or published_at is not null),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index news_manufacturer_id_idx on news (manufacturer_id, published_at desc);
    create index news_picture_idx on news (picture);
  `.execute(db);
};
