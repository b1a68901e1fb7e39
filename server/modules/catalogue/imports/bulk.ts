import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { type ImportsFilter, openImportStates } from '#contract/rules/catalogue/import.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db, Trx } from '#server/db/database.ts';
import { idsOf } from '#server/db/page.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import { matching } from './imports.ts';

/** Deletes workbooks with their rows, except one that a job is working on. */
const deleteImports = async (trx: Trx, ids: readonly string[]): Promise<BulkFailure[]> => {
  const { rows } = await sql<{ id: string; filename: string; busy: boolean }>`
    select id, filename, state = any(${openImportStates}::text[]) as busy from imports
    where id = any(${ids}::bigint[]) order by id for update`.execute(trx);
  const free = rows.filter(({ busy }) => !busy).map(({ id }) => id);
  await sql`delete from imports where id = any(${free}::bigint[])`.execute(trx);
  return [
    ...missing(ids, rows),
    ...rows.flatMap(({ id, filename, busy }): BulkFailure[] =>
      busy ? [{ id, label: filename, code: 'IN_USE', msg: 'error.IMPORT_RUNNING' }] : [],
    ),
  ];
};

export const removeImports: BulkAction<ImportsFilter, object> = {
  kind: 'imports.delete',
  access: ['imports', 'delete'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, _, ids) => deleteImports(trx, ids),
};

/** Kept as long as jobs; nothing in the catalogue is deleted. */
export const deleteOldImports = async (db: Db): Promise<void> => {
  await sql`
    delete from imports where state <> all(${openImportStates}::text[])
      and coalesce(ended_at, created_at) < now() - interval '1 day' * ${serverLimits.jobDays}`.execute(
    db,
  );
};
