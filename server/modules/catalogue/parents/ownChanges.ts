import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * The rows of `changes c` about a manufacturer's own products, including deleted ones, but not from
 * the time when a product belonged to another manufacturer.
 * @param parent the parent product that a row is about
 */
export const ownProductChanges = (
  { manufacturerId }: Viewer,
  parent: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  if (manufacturerId === null) return sql`false`;
  // looked up for each row: as a set, all products of the manufacturer would be read for a few rows
  return sql`(
    (select b.manufacturer_id from parent_products b where b.id = ${parent}) = ${manufacturerId}
      and not exists (
        select 1 from changes o
        where o.entity = 'parentProduct' and o.entity_id = ${parent} and o.action = 'update'
          and o.before ->> 'manufacturer_id' <> o.after ->> 'manufacturer_id' and o.id >= c.id)
    or exists (
      select 1 from changes p
      where p.entity = 'parentProduct' and p.action = 'delete' and p.entity_id = ${parent}
        and not exists (select 1 from parent_products t where t.id = p.entity_id)
        and (p.before ->> 'manufacturer_id')::bigint = ${manufacturerId}))`;
};

/** Selects the ids of the deletions of variations whose parent product is the manufacturer's, or was when it was deleted. */
export const ownDeletedVariations = ({ manufacturerId }: Viewer): RawBuilder<unknown> => sql`
  select d.id from (
    select id from parent_products where manufacturer_id = ${manufacturerId}
    union all
    select p.entity_id from changes p where p.entity = 'parentProduct' and p.action = 'delete'
      and (p.before ->> 'manufacturer_id')::bigint = ${manufacturerId}) b
  cross join lateral (
    select v.id from changes v where v.entity = 'variation' and v.action = 'delete'
      and (v.before ->> 'parent_id')::bigint = b.id offset 0) d`;
