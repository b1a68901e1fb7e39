import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ownParents } from '#server/modules/catalogue/variations/filter.ts';

export interface LockedParent {
  id: string;
  name: string;
  type: string;
  family_id: string;
  manufacturer_id: string;
  version: number;
  is_automatic: boolean;
}

/**
 * Locks the viewer's products among these, ordered by id. Code that creates, recombines or deletes
 * variations locks their product first, so it runs one call at a time.
 */
export const lockParents = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<LockedParent[]> => {
  const { rows } = await sql<LockedParent>`
    select p.id, p.name, p.type, p.family_id, p.manufacturer_id, p.version, p.is_automatic
    from parent_products p where p.id = any(${ids}::bigint[]) and ${ownParents(viewer)}
    order by p.id for no key update`.execute(trx);
  return rows;
};

/** NOT_FOUND unless it exists and is the viewer's. */
export const lockParent = async (trx: Trx, viewer: Viewer, id: string): Promise<LockedParent> => {
  const [parent] = await lockParents(trx, viewer, [id]);
  if (!parent) throw notFound();
  return parent;
};
