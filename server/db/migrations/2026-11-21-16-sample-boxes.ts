import { type Kysely, sql } from 'kysely';

/** What a sample box is about; in the history it is called as everywhere else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sample_boxes add column description text not null default ''`.execute(db);
  await sql`update changes set entity = 'sampleBox' where entity = 'sample_box'`.execute(db);
};
