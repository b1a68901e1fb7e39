import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '#server/errors/domainError.ts';
import type { StatusCheck } from './actions.ts';

/** How an incomplete record is reported. */
interface Words {
  msg: string;
  /** The rule reported for each missing field. */
  rule: string;
}

/** INVALID, with an error for each missing field. */
export const incompleteAs =
  ({ msg, rule }: Words) =>
  (name: string, missing: readonly string[]): DomainError =>
    new DomainError('INVALID', {
      msg,
      args: { name },
      fields: Object.fromEntries(missing.map((field) => [field, { rule }])),
    });

interface Needs {
  table: string;
  /** The column that names a record. */
  label: string;
  /** The status that requires a complete record. */
  status: string;
  /** Names of the fields that are missing in record `t`. */
  missing: RawBuilder<unknown>;
}

/**
 * Keeps incomplete records from getting the status; for a single record, the missing fields are
 * reported one by one.
 */
export const completeCheck =
  ({ table, label, status, missing }: Needs, words: Words): StatusCheck =>
  async (trx, ids, given) => {
    if (given !== status) return [];
    const { rows } = await sql<{ id: string; label: string; missing: string[] }>`
      select x.* from (
        select t.id, t.${sql.id(label)} as label, ${missing} as missing
        from ${sql.table(table)} t where t.id = any(${ids}::bigint[])) x
      where cardinality(x.missing) > 0 order by x.id`.execute(trx);
    const [first] = rows;
    if (first && ids.length === 1) throw incompleteAs(words)(first.label, first.missing);
    return rows.map((row) => ({ id: row.id, label: row.label, code: 'INVALID', msg: words.msg }));
  };
