import { sql } from 'kysely';
import type { Tracked } from '#server/db/changes.ts';
import { siblingOrder } from './tree.ts';

/**
 * A category's fields and place; `position` is counted from 1 among its siblings. Siblings that
 * shift because one leaves or arrives are not recorded.
 */
export const trackedCategory: Tracked = {
  entity: 'category',
  snapshot: (ids) => sql`
    select id, jsonb_build_object('name', name, 'slug', slug, 'avatar', avatar,
      'parent_id', parent_id, 'position', position) as state
    from (
      select *, row_number() over (partition by parent_id order by ${siblingOrder}) as position
      from categories
    ) c where id = any(${ids}::bigint[])`,
};
