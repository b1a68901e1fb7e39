import { sql } from 'kysely';
import type { Tracked } from '#server/db/changes.ts';

/** A parent product with its categories, and its attributes with their options. */
export const trackedParent: Tracked = {
  entity: 'parentProduct',
  snapshot: (ids) => sql`
    select p.id, to_jsonb(p) - '{id,version,created_at,updated_at}'::text[] || jsonb_build_object(
      'categories', (select coalesce(jsonb_agg(jsonb_build_object(
          'category_id', c.category_id, 'is_main', c.is_main) order by c.category_id), '[]')
        from parent_product_categories c where c.parent_id = p.id),
      'attributes', (select coalesce(jsonb_agg(jsonb_build_object('attr_id', a.attr_id,
          'options', (
            select coalesce(jsonb_agg(o.option_id order by o.sort_index, o.option_id), '[]')
            from parent_product_options o
            where o.parent_id = a.parent_id and o.attr_id = a.attr_id)
        ) order by a.sort_index, a.attr_id), '[]')
        from parent_product_attributes a where a.parent_id = p.id)
    ) as state
    from parent_products p where p.id = any(${ids}::bigint[])`,
};
