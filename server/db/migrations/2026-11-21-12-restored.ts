import { type Kysely, sql } from 'kysely';

/** A change may bring back what a record was before another one; deleted records are looked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table changes add column restored_from bigint references changes on delete set null;
    comment on column changes.restored_from is 'the change whose state before it was brought back';
    create index changes_restored_from_idx on changes (restored_from)
      where restored_from is not null;
    create index changes_deleted_idx on changes (entity, id) where action = 'delete';
  `.execute(db);
};
