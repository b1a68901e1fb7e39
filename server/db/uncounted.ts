import { sql } from 'kysely';
import type { SqlFragment } from './database.ts';

/** The number of changes that the kept numbers do not contain yet (decision 61). */
export const uncountedChanges: SqlFragment<number> = sql<number>`(
  (select count(*) from uncounted) + (select count(*) from usage_changes)
  + (select count(*) from value_changes) + (select count(*) from moved_parents)
  + (select count(*) from uncounted_parents))::int`;
