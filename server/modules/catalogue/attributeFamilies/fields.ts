import { sql } from 'kysely';
import type { AttributeFamilyInput } from '#contract/rules/catalogue/attributeFamily.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

/*
 * Fields products have: rows of (family_id, group_id, attr_id, place, required). System attributes
 * are never required, because the combination determines them.
 */

const requires = (own: SqlFragment) =>
  sql`coalesce(${own}, a.is_required) and not a.is_configurable`;

/** The current fields of families. */
export const fieldsOf = (families: SqlFragment): SqlFragment => sql`
  select fg.family_id, fg.group_id, i.attr_id, row(fg.sort_index, i.sort_index) as place,
    ${requires(sql`fa.is_required`)} as required
  from attribute_family_groups fg
  join attribute_group_items i on i.group_id = fg.group_id
  join attributes a on a.id = i.attr_id
  left join attribute_family_attributes fa on fa.family_id = fg.family_id
    and fa.group_id = fg.group_id and fa.attr_id = i.attr_id
  where fg.family_id in (${families})`;

/** The fields of a family once it is saved with these groups. */
export const fieldsOfFamilyWith = (
  familyId: string,
  groups: AttributeFamilyInput['groups'],
): SqlFragment => sql`
  select ${familyId}::bigint as family_id, i.group_id, i.attr_id,
    row(g.n, i.sort_index) as place, ${requires(sql`own.is_required`)} as required
  from jsonb_array_elements(${jsonb(groups)}) with ordinality as g(given, n)
  join attribute_group_items i on i.group_id = (g.given ->> 'group_id')::bigint
  join attributes a on a.id = i.attr_id
  left join lateral (
    select (o ->> 'is_required')::boolean as is_required
    from jsonb_array_elements(g.given -> 'attributes') o
    where (o ->> 'attr_id')::bigint = i.attr_id) own on true`;

/** The fields of all families with a group, once the group is saved with these attributes. */
export const fieldsWithGroup = (groupId: string, attributes: readonly string[]): SqlFragment => sql`
  select family_id, group_id, attr_id, place, required
  from (${fieldsOf(familiesWith(groupId))}) f where group_id <> ${groupId}
  union all
  select fg.family_id, fg.group_id, a.id, row(fg.sort_index, x.n::integer),
    ${requires(sql`fa.is_required`)}
  from attribute_family_groups fg
  cross join unnest(${attributes}::bigint[]) with ordinality as x(attr_id, n)
  join attributes a on a.id = x.attr_id
  left join attribute_family_attributes fa on fa.family_id = fg.family_id
    and fa.group_id = fg.group_id and fa.attr_id = a.id
  where fg.group_id = ${groupId}`;

export const familiesWith = (groupId: string): SqlFragment =>
  sql`select family_id from attribute_family_groups where group_id = ${groupId}`;
