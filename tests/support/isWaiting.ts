import { sql } from 'kysely';
import { api } from './testApi.ts';

/** Whether a connection waits for another one, or the only connection is in use. */
export const isWaiting = async (): Promise<boolean> => {
  if (api.database.embedded) return true;
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows.length > 0;
};
