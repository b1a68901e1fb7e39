import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * The statement without what varies between its uses: indentation, the number of rows to insert and the
 * length of lists.
 */
export const normalised = (statement: string): string => {
  const short = statement
    .trim()
    .replace(/\n\s*/g, '\n')
    .replace(/\bin \((\$\d+)(, \$\d+)+\)/g, 'in ($1)')
    .replace(new RegExp(`(\\bvalues ${row.source})(?:,\\s*${row.source})+`, 'g'), '$1');
  const numbers = new Map<string, string>();
  return short.replace(/\$\d+/g, (parameter) => {
    const number = numbers.get(parameter) ?? `$${numbers.size + 1}`;
    numbers.set(parameter, number);
    return number;
  });
};

/** Values in parentheses, which may contain calls. */
const row = /\((?:[^()]|\([^()]*\))*\)/;

/** Which statements this database refuses, with the reason; each runs against its schema, without rows. */
export const refusedStatements = async (
  db: Db,
  statements: readonly string[],
): Promise<{ statement: string; reason: string }[]> =>
  db.connection().execute(async (connection) => {
    const required = await requiredColumns(connection);
    const refused = [];
    for (const statement of statements) {
      const reason = (await preparing(connection, statement)) ?? lacking(statement, required);
      if (reason !== undefined) refused.push({ statement, reason });
    }
    return refused;
  });

const preparing = async (db: Db, statement: string): Promise<string | undefined> => {
  try {
    await sql.raw(`prepare former as ${statement}`).execute(db);
    await sql`deallocate former`.execute(db);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** The columns of each table that an insert has to name. */
const requiredColumns = async (db: Db): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns
    where table_schema = current_schema() and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

/** PostgreSQL notices a required column that an insert omits only as it runs. */
const lacking = (
  statement: string,
  required: ReadonlyMap<string, string[]>,
): string | undefined => {
  for (const [, table = '', columns = ''] of statement.matchAll(
    /insert into "?(\w+)"?(?: as \w+)?\s*\(([^()]*)\)/g,
  )) {
    const named = columns.split(',').map((each) => each.trim().replaceAll('"', ''));
    const missing = required.get(table)?.filter((column) => !named.includes(column)) ?? [];
    if (missing.length > 0) return `an insert into ${table} without ${missing.join(', ')}`;
  }
  return undefined;
};
