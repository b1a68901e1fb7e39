import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';

/**
 * Locks a row for an edit, so that concurrent edits run one after another, and returns it. `where`
 * refers to the table as `t`.
 * @param version the version that the edit is based on; none if it does not matter
 * @throws NOT_FOUND if there is no such row, CONFLICT if it has another version
 */
export const lockVersion = async <
  Table extends keyof DB,
  Row extends object = Selectable<DB[Table]>,
>(
  trx: Db,
  table: Table,
  id: string,
  version: number | null | undefined,
  where: RawBuilder<unknown> = sql`true`,
): Promise<Row> => {
  const { rows } = await sql<Row>`
    select t.* from ${sql.table(table)} t where t.id = ${id} and ${where}
    for update of t`.execute(trx);
  const [current] = rows;
  if (!current) throw notFound();
  assertVersion(current as { version: number }, version);
  return current;
};

/** Throws CONFLICT if an edit of the row is based on another version. */
export const assertVersion = (
  current: { version: number },
  version: number | null | undefined,
): void => {
  if (version != null && version !== current.version) throw new DomainError('CONFLICT');
};
