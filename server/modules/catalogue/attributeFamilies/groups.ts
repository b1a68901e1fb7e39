import { sql } from 'kysely';
import type { AttributeFamilyInput } from '#contract/rules/catalogue/attributeFamily.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Children } from '#server/entity/children.ts';
import { listOf, type Read, to } from '#server/entity/states.ts';
import { invalid } from '#server/errors/domainError.ts';

type Groups = AttributeFamilyInput['groups'];

interface FamilyGroup {
  group_id: number;
  place_use: string | null;
  attributes: { attr_id: number; is_required: boolean }[];
}

/** `Maße: Breite *, Höhe`: the asterisk marks attributes the family requires. */
const familyGroups: Read = (value) =>
  listOf<FamilyGroup>(value).map(({ group_id, place_use, attributes }) => {
    const parts = [
      ...(place_use ? [[place_use]] : []),
      ...attributes.map(({ attr_id, is_required }) => [
        to('attribute')(attr_id),
        ...(is_required ? [' *'] : []),
      ]),
    ];
    return [
      to('attributeGroup')(group_id),
      ...parts.flatMap((part, index) => [index === 0 ? ': ' : ', ', ...part]),
    ];
  });

const snapshot = sql<Groups>`(select coalesce(jsonb_agg(jsonb_build_object('group_id', fg.group_id,
          'place_use', fg.place_use, 'attributes', (
            select coalesce(jsonb_agg(jsonb_build_object('attr_id', fa.attr_id,
              'is_required', fa.is_required) order by fa.attr_id), '[]')
            from attribute_family_attributes fa
            where fa.family_id = fg.family_id and fa.group_id = fg.group_id)
        ) order by fg.sort_index, fg.id), '[]')
        from attribute_family_groups fg where fg.family_id = t.id)`;

/** The groups of a family, with requirements that differ from those of their attributes. */
export const groupsOfFamily: Children<Groups> = {
  read: snapshot,
  snapshot,
  write: (trx, id, given) => replaceGroups(trx, id, given as Groups),
  inputOf: (state) => state,
  history: familyGroups,
};

/** INVALID unless every group exists; locks them, so that none changes meanwhile. */
export const lockGroups = async (trx: Trx, groups: Groups): Promise<void> => {
  const ids = groups.map(({ group_id }) => group_id);
  const { rows } = await sql`
    select id from attribute_groups where id = any(${ids}::bigint[])
    order by id for share`.execute(trx);
  if (rows.length < ids.length) throw invalid({ groups: { rule: 'rules.unknown' } });
};

/** Gives the family exactly these groups in this order. Existing ones keep their ids. */
const replaceGroups = async (trx: Trx, id: string, groups: Groups): Promise<void> => {
  await lockGroups(trx, groups);
  const ids = groups.map(({ group_id }) => group_id);
  const places = groups.map(({ place_use }) => place_use);
  await sql`
    delete from attribute_family_groups
    where family_id = ${id} and group_id <> all(${ids}::bigint[])`.execute(trx);
  await sql`
    insert into attribute_family_groups (family_id, group_id, place_use, sort_index)
    select ${id}, x.group_id, x.place_use, x.n - 1
    from unnest(${ids}::bigint[], ${places}::text[]) with ordinality as x(group_id, place_use, n)
    on conflict (family_id, group_id) do update
      set place_use = excluded.place_use, sort_index = excluded.sort_index`.execute(trx);
  await replaceRequirements(trx, id, groups);
};

/** INVALID if one names an attribute its group does not have. */
const replaceRequirements = async (trx: Trx, id: string, groups: Groups): Promise<void> => {
  const own = groups.flatMap(({ group_id, attributes }) =>
    attributes.map((attribute) => ({ group_id, ...attribute })),
  );
  await trx.deleteFrom('attribute_family_attributes').where('family_id', '=', id).execute();
  const { rows } = await sql`
    insert into attribute_family_attributes (family_id, group_id, attr_id, is_required)
    select ${id}, x.group_id, x.attr_id, x.is_required
    from jsonb_to_recordset(${jsonb(own)})
      as x(group_id bigint, attr_id bigint, is_required boolean)
    join attribute_group_items i on i.group_id = x.group_id and i.attr_id = x.attr_id
    returning attr_id`.execute(trx);
  if (rows.length < own.length) throw invalid({ groups: { rule: 'rules.unknown' } });
};
