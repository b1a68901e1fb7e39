import { sql } from 'kysely';
import type { Tracked } from '#server/db/changes.ts';

export const trackedAttribute: Tracked = {
  entity: 'attribute',
  snapshot: (ids) => sql`
    select a.id, to_jsonb(a) - '{id,version,created_at,updated_at}'::text[] as state
    from attributes a where a.id = any(${ids}::bigint[])`,
};

/** Includes its position; options that shift to make room for a moved one are not recorded. */
export const trackedOption: Tracked = {
  entity: 'attributeOption',
  snapshot: (ids) => sql`
    select o.id, to_jsonb(o) - '{id,version,name_key}'::text[] as state
    from attribute_options o where o.id = any(${ids}::bigint[])`,
};

export const trackedOptionGroup: Tracked = {
  entity: 'attributeOptionGroup',
  snapshot: (ids) => sql`
    select g.id, to_jsonb(g) - '{id,version,name_key}'::text[] || jsonb_build_object(
      'options', (select coalesce(jsonb_agg(i.option_id order by i.option_id), '[]')
        from attribute_option_group_items i where i.group_id = g.id)) as state
    from attribute_option_groups g where g.id = any(${ids}::bigint[])`,
};
