import { sql } from 'kysely';
import { recordAllChanges } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { type Holder, lockHolders } from '#server/entity/links.ts';
import { DomainError, invalid } from '#server/errors/domainError.ts';
import { trackedParent } from '#server/modules/catalogue/parents/tracked.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { type LockedOption, lockAttributesOf, lockOptions } from './lockOptions.ts';
import { attributeOptionGroups } from './optionGroups.ts';
import { attributeOptions } from './options.ts';

/**
 * Replaces the options by `into` in products and value groups and deletes them. NOT_FOUND for an
 * unknown id; IN_USE if two variations of a product would become identical.
 */
export const mergeOptions = async (
  trx: Trx,
  userId: string,
  ids: readonly string[],
  into: string,
): Promise<void> => {
  await lockAttributesOf(trx, [...ids, into]);
  const { linked: rows, ids: holders } = await lockHolders(trx, holdersOf(ids), () =>
    lockOptions(trx, [...ids, into]),
  );
  if (new Set(rows.map((row) => row.attr_id)).size > 1) {
    throw invalid({ into: { rule: 'rules.optionOtherAttribute' } });
  }
  const stays = rows.find((row) => row.id === into) as LockedOption;
  const [parents = [], variations = [], groups = []] = holders;
  await assertDistinct(trx, ids, into, variations);
  const changed = [
    { tracked: trackedParent, ids: parents },
    { tracked: trackedVariation, ids: variations },
    { tracked: attributeOptionGroups.tracked, ids: groups },
    { tracked: attributeOptions.tracked, ids },
  ];
  await recordAllChanges(trx, userId, changed, async () => {
    await replaceInParents(trx, ids, into, parents);
    await replace(trx, ids, stays, variations, groups);
  });
};

/** The parent products, variations and value groups with one of the options. */
const holdersOf = (options: readonly string[]): Holder[] => {
  const given = sql`any(${options}::bigint[])`;
  return [
    {
      table: 'parent_products',
      ids: sql`select parent_id from parent_product_options where option_id = ${given}`,
    },
    {
      table: 'variations',
      ids: sql`
        select variation_id from variation_combinations where option_id = ${given}
        union select variation_id from variation_attributes where option_id = ${given}`,
    },
    {
      table: 'attribute_option_groups',
      ids: sql`select group_id from attribute_option_group_items where option_id = ${given}`,
    },
  ];
};

/** In the position of the first replaced option, unless the product already has `into`. */
const replaceInParents = async (
  trx: Trx,
  ids: readonly string[],
  into: string,
  parents: readonly string[],
): Promise<void> => {
  const replaced = sql`option_id = any(${ids}::bigint[])`;
  await sql`
    insert into parent_product_options (parent_id, attr_id, option_id, sort_index)
    select parent_id, attr_id, ${into}::bigint, min(sort_index) from parent_product_options
    where ${replaced} group by parent_id, attr_id on conflict do nothing`.execute(trx);
  await sql`delete from parent_product_options where ${replaced}`.execute(trx);
  await sql`
    update parent_products set version = version + 1, updated_at = now()
    where id = any(${parents}::bigint[])`.execute(trx);
};

/** A product cannot have a combination twice; samples share their product's. */
const assertDistinct = async (
  trx: Trx,
  ids: readonly string[],
  into: string,
  variations: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    with after as (
      select v.parent_id, v.id, string_agg(c.attr_id || ':' || case
          when c.option_id = any(${ids}::bigint[]) then ${into}::bigint else c.option_id end,
        ',' order by c.attr_id) as combination
      from variations v join variation_combinations c on c.variation_id = v.id
      where v.sample_of_id is null and v.parent_id in (
        select parent_id from variations where id = any(${variations}::bigint[]))
      group by v.parent_id, v.id)
    select p.name from parent_products p where p.id in (
      select parent_id from after group by parent_id, combination
      having count(*) > 1 and bool_or(id = any(${variations}::bigint[])))
    order by lower(p.name), p.id limit 3`.execute(trx);
  if (rows.length === 0) return;
  throw new DomainError('IN_USE', {
    msg: 'error.OPTION_MERGE_SAME',
    args: { names: rows.map((row) => `„${row.name}“`).join(', ') },
  });
};

const replace = async (
  trx: Trx,
  ids: readonly string[],
  into: LockedOption,
  variations: readonly string[],
  groups: readonly string[],
): Promise<void> => {
  const replaced = sql`option_id = any(${ids}::bigint[])`;
  await sql`update variation_combinations set option_id = ${into.id} where ${replaced}`.execute(
    trx,
  );
  await sql`update variation_attributes set value = ${into.name} where ${replaced}`.execute(trx);
  await sql`
    update variations set version = version + 1, updated_at = now()
    where id = any(${variations}::bigint[])`.execute(trx);
  await sql`
    insert into attribute_option_group_items (group_id, option_id, attr_id)
    select distinct group_id, ${into.id}::bigint, attr_id from attribute_option_group_items
    where ${replaced} on conflict do nothing`.execute(trx);
  await sql`
    update attribute_option_groups set version = version + 1
    where id = any(${groups}::bigint[])`.execute(trx);
  await trx.deleteFrom('attribute_options').where('id', 'in', ids).execute();
};
