import { type Kysely, sql } from 'kysely';

/** The positions in the database's log of the last writes of a session and of a shop's key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sessions add written_lsn text, add written_at timestamptz;
    alter table api_keys add written_lsn text, add written_at timestamptz;
    comment on column sessions.written_lsn is 'replicas that are behind it do not answer this session';
    comment on column api_keys.written_lsn is 'replicas that are behind it do not answer this key';
  `.execute(db);
};
