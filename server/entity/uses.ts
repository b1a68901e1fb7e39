import { type RawBuilder, sql } from 'kysely';
import type { Db, SqlFragment } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Stored } from './entity.ts';

/**
 * Selects the records that use the given ids: their `kind` and `id`, and `used`, the id they use.
 */
export type UsersOf = (given: SqlFragment) => SqlFragment;

/** For records that nothing can reference. */
const nothing: UsersOf = () =>
  sql`select ''::text as kind, null::bigint as id, null::bigint as used where false`;

/** The union of these selects. */
export const anyOf = (...users: readonly (UsersOf | undefined)[]): UsersOf => {
  const given = users.filter((each) => each !== undefined);
  if (given.length === 0) return nothing;
  return (ids) =>
    sql.join(
      given.map((each) => each(ids)),
      sql` union all `,
    );
};

/** The entity with the users that modules of higher domains contribute. */
export const withUses = <Given extends Pick<Stored, 'name' | 'uses'>>(
  entity: Given,
  uses: Readonly<Record<string, UsersOf>>,
): Given => {
  const contributed = uses[entity.name];
  return contributed ? { ...entity, uses: anyOf(entity.uses, contributed) } : entity;
};

/**
 * @param shown selects the name and the number of uses of each record
 * @throws IN_USE with the first record that is shown on the website
 */
export const assertNotShown = async (
  db: Db,
  shown: RawBuilder<{ name: string; uses: number }>,
): Promise<void> => {
  const { rows } = await shown.execute(db);
  const [first] = rows;
  if (!first) return;
  const { name, uses } = first;
  throw new DomainError('IN_USE', {
    msg: 'error.SHOWN_ON_WEBSITE',
    args: { name, smart_count: uses },
  });
};
