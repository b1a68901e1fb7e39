import { sql } from 'kysely';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import { fieldColumns } from '#server/entity/edit/planned.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ChosenEdit } from './edits.ts';

/** INVALID, with the fields of all changes that are not possible. */
export const assertPossible = async (
  trx: Trx,
  viewer: Viewer,
  chosen: readonly ChosenEdit[],
): Promise<void> => {
  const violations: Violations = {};
  for (const { edit, change, path } of chosen) {
    await edit.assertPossible(trx, viewer, change).catch((error: unknown) => {
      if (!(error instanceof DomainError) || !error.fields) throw error;
      for (const [field, violation] of Object.entries(error.fields)) {
        violations[`${path}.${field}`] = violation;
      }
    });
  }
  if (Object.keys(violations).length > 0) throw invalid(violations);
};

/** The plan of the changes for these `variations v`. */
export const planOf = async (
  trx: Trx,
  viewer: Viewer,
  chosen: readonly ChosenEdit[],
  among: SqlFragment,
): Promise<SqlFragment> => {
  const plans: SqlFragment[] = [];
  for (const { edit, change } of chosen) plans.push(await edit.plan(trx, viewer, change, among));
  const columns = plans.map((_, n) => {
    const of = (part: string) => sql.ref(`p${n}.${part}`);
    const parts = { before: of('before'), after: of('after'), places: of('places') };
    return fieldColumns({ ...parts, msg: of('msg') }, n);
  });
  // each plan has the same rows
  const joins = plans.map(
    (plan, n) => sql`join (${plan}) ${sql.id(`p${n}`)} on ${sql.ref(`p${n}.id`)} = v.id`,
  );
  return sql`select v.id, v.id as place, v.name, v.sku, ${sql.join(columns)}
    from variations v ${sql.join(joins, sql` `)}`;
};
