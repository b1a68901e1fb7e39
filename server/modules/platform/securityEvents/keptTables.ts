import { sql } from 'kysely';
import type { KeptTable } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';

/** What the nightly task counted; `server/retention.ts` writes it. */
export const keptTables = async (db: Db): Promise<KeptTable[]> => {
  const { rows } = await sql<KeptTable>`
    select name, holds, days, least(rows, 2147483647)::int as rows,
      ${moment('counted_at')} as "countedAt"
    from kept_tables order by name`.execute(db);
  return rows;
};
