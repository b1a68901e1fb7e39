import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { ApiError } from '#server/graphql/errors.ts';

/** @throws IN_USE with the first of the records that items of the menu or banners show */
export const assertNotShown = async (
  db: Db,
  shown: RawBuilder<{ name: string; uses: number }>,
): Promise<void> => {
  const { rows } = await shown.execute(db);
  const [first] = rows;
  if (!first) return;
  const { name, uses } = first;
  throw new ApiError('IN_USE', {
    msg: 'error.SHOWN_ON_WEBSITE',
    args: { name, smart_count: uses },
  });
};
