import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';

type Fragment = RawBuilder<unknown>;

/** Selects the users of the given ids: `kind` and `id` of the user, and `used`, the id it uses. */
export type UsersOf = (given: Fragment) => Fragment;

/** For records that nothing else can use. */
export const nothing: UsersOf = () =>
  sql`select ''::text as kind, null::bigint as id, null::bigint as used where false`;

/**
 * @param shown selects the name of a record and the number of its uses
 * @throws IN_USE with the first record that the website shows
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
