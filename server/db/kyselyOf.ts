import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '#server/generated/database.ts';
import { traceStatement } from '#server/traces/spans.ts';

/** The typed query builder on a pool; numeric and bigint stay strings, because a binary float cannot hold either. */
export const kyselyOf = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: traceStatement });
