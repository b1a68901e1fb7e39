import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';

/**
 * Locks a row for an edit, so that concurrent edits run one after another. `where` refers to the
 * table as `t`.
 * @param version the version that the edit is based on; none if it does not matter
 * @throws NOT_FOUND if there is no such row, CONFLICT if it has another version
 */
export const lockVersion = async (
  trx: Db,
  table: keyof DB,
  id: string,
  version: number | null | undefined,
  where: RawBuilder<unknown> = sql`true`,
): Promise<void> => {
  const { rows } = await sql<{ version: number }>`
    select t.version from ${sql.table(table)} t where t.id = ${id} and ${where}
    for update of t`.execute(trx);
  const [current] = rows;
  if (!current) throw notFound();
  if (version != null && version !== current.version) throw new DomainError('CONFLICT');
};
