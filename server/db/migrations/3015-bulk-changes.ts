import { type Kysely, sql } from 'kysely';

/**
 * A bulk change groups what one bulk call changed, so that it can be undone as a whole. Each change
 * takes the group from the setting of its transaction (server/db/bulkChanges.ts).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table bulk_changes (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      kind text not null,
      job_id bigint unique references jobs on delete set null,
      undo_of bigint unique references bulk_changes on delete cascade,
      created_at timestamptz not null default now()
    );
    comment on table bulk_changes is 'bulk calls whose changes can be undone as a whole';
    comment on column bulk_changes.undo_of is 'the bulk change that this one undoes; only one can';
    create index bulk_changes_user_id_idx on bulk_changes (user_id);

    alter table changes add column bulk_change_id bigint references bulk_changes on delete set null
      default nullif(current_setting('atrium.bulk_change', true), '')::bigint;
    comment on column changes.bulk_change_id is 'the bulk call that made the change';
    create index changes_bulk_change_id_idx on changes (bulk_change_id, entity, entity_id, id)
      where bulk_change_id is not null;
  `.execute(db);
};
