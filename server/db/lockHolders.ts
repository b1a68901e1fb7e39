import { sql } from 'kysely';
import type { Db } from './database.ts';

const everyMs = 1_000;

export interface Holder {
  /** The last process that a statement waited for, as a phrase for the operator. */
  last: () => string | undefined;
  stop: () => void;
}

/** Observes, through another connection, whom the statements of `connection` wait for. */
export const watchHolder = async (db: Db, connection: Db): Promise<Holder> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  let last: string | undefined;
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    // a pool of one connection is in use, and gives none
    const found = await holderOf(db, rows[0]?.pid ?? 0).catch(() => undefined);
    isAsking = false;
    last = found ?? last;
  };
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  return { last: () => last, stop: () => clearInterval(timer) };
};

const holderOf = async (db: Db, pid: number): Promise<string | undefined> => {
  const { rows } = await sql<{ holder: string }>`
    select 'process ' || pid || ' of PostgreSQL (' || concat_ws(', ',
        nullif(application_name, ''),
        'user ' || usename,
        state,
        'transaction since ' || to_char(xact_start at time zone 'UTC', 'HH24:MI:SS') || ' UTC') || ')'
      as holder
    from pg_stat_activity
    where pid = any(pg_blocking_pids(${pid}))
    order by xact_start
    limit 1`.execute(db);
  return rows[0]?.holder;
};
