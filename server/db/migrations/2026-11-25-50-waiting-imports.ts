import { type Kysely, sql } from 'kysely';

/**
 * A workbook that is uploaded while another is read or imported waits for its turn. Columns that
 * nothing in the catalogue is called can be left out of an import.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table imports drop constraint imports_state_check;
    alter table imports add constraint imports_state_check check (
      state in ('waiting', 'reading', 'staged', 'running', 'done', 'stopped', 'failed'));
    create index imports_waiting_idx on imports (id) where state = 'waiting';
    alter table imports add column left_out text[] not null default '{}';
    comment on column imports.left_out is
      'headings whose values are left out where the family of a product has no such field';

    create or replace function end_import() returns trigger language plpgsql as $$
    begin
      update imports
      set state = case when tg_op = 'DELETE' then 'stopped' else new.state end,
        msg = coalesce(msg, case when tg_op = 'DELETE' then null else new.msg end),
        ended_at = now()
      where job_id = old.id and state in ('waiting', 'reading', 'running');
      return coalesce(new, old);
    end $$;
  `.execute(db);
};
