import { sql } from 'kysely';
import type * as v from 'valibot';
import type { servicesMoveInput } from '#contract/rules/catalogue/service.ts';
import { nextVersion, recordChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import { assertGroup, services } from './services.ts';

type MoveInput = v.InferOutput<typeof servicesMoveInput>;

/**
 * Moves either all services into the group or none: throws INVALID if the group already has a
 * service with the same name.
 */
export const moveServices = async (
  trx: Trx,
  userId: string,
  { ids, groupId }: MoveInput,
): Promise<void> => {
  await assertGroup(trx, groupId);
  const { rows } = await sql<{ id: string; group_id: string }>`
    select id, group_id from services where id = any(${ids}::bigint[])
    order by id for update`.execute(trx);
  if (rows.length < ids.length) throw notFound();
  const moved = rows.filter((row) => row.group_id !== groupId).map((row) => row.id);
  await recordChanges(trx, services.tracked, userId, moved, () =>
    trx
      .updateTable('services')
      .set({ group_id: groupId, ...nextVersion })
      .where(sql<boolean>`id = any(${moved}::bigint[])`)
      .execute(),
  );
};
