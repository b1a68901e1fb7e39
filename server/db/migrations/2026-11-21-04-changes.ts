import { type Kysely, sql } from 'kysely';

/** The record of every change that people make to catalogue and settings. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table changes (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      user_id bigint references users on delete set null,
      entity text not null,
      entity_id bigint not null,
      action text not null check (action in ('create', 'update', 'delete')),
      before jsonb,
      after jsonb,
      check ((action = 'create') = (before is null)),
      check ((action = 'delete') = (after is null))
    );
    create index changes_entity_idx on changes (entity, entity_id, id);
    create index changes_user_id_idx on changes (user_id);
  `.execute(db);
};
