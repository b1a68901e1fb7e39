import { type Kysely, sql } from 'kysely';

/** Documents that are stored before, or by the former release, have no sum. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table files add digest text;
    comment on column files.digest is 'sha-256 of the file, which \`npm run check\` compares';
  `.execute(db);
};
