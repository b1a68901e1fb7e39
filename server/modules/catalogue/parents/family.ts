import { sql } from 'kysely';
import type { ProductFamilyImpact } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { fieldsOf } from '#server/modules/catalogue/attributeFamilies/fields.ts';
import { ownParents } from '#server/modules/catalogue/variations/filter.ts';

/** Values of the product's variations for which the new family has no field. */
const losing = (parentId: string, familyId: string) => sql`
  select x.variation_id, x.attr_id, x.group_id from variation_attributes x
  join variations v on v.id = x.variation_id
  where v.parent_id = ${parentId} and x.attr_id not in (
    select attr_id from (${fieldsOf(sql`select ${familyId}::bigint`)}) f)`;

/**
 * The effect on the product of choosing another family. Throws NOT_FOUND if it belongs to another
 * owner.
 */
export const familyImpact = async (
  db: Db,
  viewer: Viewer,
  parentId: string,
  familyId: string,
): Promise<ProductFamilyImpact> => {
  await assertFamily(db, familyId);
  const { rows } = await sql<ProductFamilyImpact>`
    with losing as materialized (${losing(parentId, familyId)})
    select (select count(*)::int from variations v where v.parent_id = p.id) as products,
      (select count(distinct variation_id)::int from losing) as lose,
      (select coalesce(json_agg(json_build_object('attr_id', x.attr_id, 'attribute', a.name,
          'group', g.name, 'products', x.n) order by x.n desc, lower(a.name), a.id), '[]')
        from (select attr_id, min(group_id) as group_id, count(distinct variation_id) as n
          from losing group by attr_id) x
        join attributes a on a.id = x.attr_id join attribute_groups g on g.id = x.group_id) as lost
    from parent_products p where p.id = ${parentId} and ${ownParents(viewer)}`.execute(db);
  const [impact] = rows;
  if (!impact) throw notFound();
  return impact;
};

/** INVALID unless the family exists; locks it against deletion. */
export const assertFamily = async (db: Db, id: string): Promise<void> => {
  const { rows } = await sql`
    select id from attribute_families where id = ${id} for key share`.execute(db);
  if (rows.length === 0) throw invalid({ family_id: { rule: 'rules.unknown' } });
};

/**
 * Throws INVALID unless all attributes that distinguish the product's variations belong to its
 * family.
 */
export const assertInFamily = async (
  db: Db,
  familyId: string,
  attributes: readonly { attr_id: string }[],
): Promise<void> => {
  const ids = [...new Set(attributes.map(({ attr_id }) => attr_id))];
  if (ids.length === 0) return;
  const { rows } = await sql`
    select distinct attr_id from (${fieldsOf(sql`select ${familyId}::bigint`)}) f
    where attr_id = any(${ids}::bigint[])`.execute(db);
  if (rows.length < ids.length) {
    throw invalid({ attributes: { rule: 'rules.attributesOutsideFamily' } });
  }
};

/** IN_USE if more variations would lose values than the user agreed to. */
export const assertLossConfirmed = async (
  db: Db,
  parentId: string,
  familyId: string,
  confirmed: number,
): Promise<void> => {
  const { rows } = await sql<{ lose: number }>`
    select count(distinct variation_id)::int as lose
    from (${losing(parentId, familyId)}) l`.execute(db);
  const lose = rows[0]?.lose ?? 0;
  if (lose > confirmed) {
    throw new DomainError('IN_USE', {
      msg: 'error.FAMILY_LOSES_VALUES',
      args: { smart_count: lose },
    });
  }
};
