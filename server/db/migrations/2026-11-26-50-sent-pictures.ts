import { type Kysely, sql } from 'kysely';

/** By what the store knows a picture before it is sent once more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table uploads add column sent_digest text;
    comment on column uploads.sent_digest is
      'SHA-256 of the file as it was sent; null of one that nobody sent';
    create index uploads_sent_digest_idx on uploads (sent_digest);
  `.execute(db);
};
