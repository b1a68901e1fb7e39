import { type Kysely, sql } from 'kysely';

/** Pictures whose file turned out to be damaged or gone, for the gallery's filter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table uploads add column is_broken boolean not null default false;
    comment on column uploads.is_broken is
      'Whether the stored picture could not be read when it was last asked for';
    create index uploads_broken_idx on uploads (id) where is_broken;
  `.execute(db);
};
