import { sql } from 'kysely';
import { recordChanges } from '#server/db/changes.ts';
import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { fieldsOf } from './fields.ts';

/** Products per transaction; between transactions, requests can use the embedded database. */
const atOnce = 100;

export interface StrayValuesJob {
  familyIds: readonly string[];
  /** The user who changed the fields. */
  userId: string;
}

/**
 * Cleans up after the fields of families have changed: values move with a field to its new group,
 * and values of removed fields are deleted. They remain in the history.
 */
export const cleanUpStrayValues = async (
  db: Db,
  { familyIds, userId }: StrayValuesJob,
  yieldToOthers: () => Promise<void>,
): Promise<void> => {
  for (let after = '0'; ; ) {
    const from = after;
    const ids = await inTransaction(db, (trx) => tidySome(trx, familyIds, userId, from));
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    await yieldToOthers();
  }
};

const tidySome = async (
  trx: Trx,
  familyIds: readonly string[],
  userId: string,
  after: string,
): Promise<string[]> => {
  const ids = await nextProducts(trx, familyIds, after);
  if (ids.length === 0) return [];
  await recordChanges(trx, trackedVariation, userId, ids, async () => {
    await follow(trx, ids);
    await sql`
      delete from variation_attributes x where ${isStray}
        and x.variation_id = any(${ids}::bigint[])`.execute(trx);
    await sql`
      update variations set version = version + 1, updated_at = now()
      where id = any(${ids}::bigint[])`.execute(trx);
  });
  return ids;
};

/** Value `x` (of variation_attributes) belongs to no field of its product. */
const isStray = sql`not exists (
  select 1 from variations v join parent_products p on p.id = v.parent_id
  join attribute_family_groups fg on fg.family_id = p.family_id and fg.group_id = x.group_id
  join attribute_group_items i on i.group_id = fg.group_id and i.attr_id = x.attr_id
  where v.id = x.variation_id)`;

const nextProducts = async (
  trx: Trx,
  familyIds: readonly string[],
  after: string,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select v.id from variations v join parent_products p on p.id = v.parent_id
    where p.family_id = any(${familyIds}::bigint[]) and v.id > ${after}
      and exists (select 1 from variation_attributes x where x.variation_id = v.id and ${isStray})
    order by v.id limit ${atOnce} for update of v`.execute(trx);
  return rows.map((row) => row.id);
};

/** Moves values to the first field of the attribute that has none yet. */
const follow = (trx: Trx, ids: readonly string[]) =>
  sql`
    with fields as (${fieldsOf(sql`
      select p.family_id from parent_products p join variations v on v.parent_id = p.id
      where v.id = any(${ids}::bigint[])`)}),
    moving as (
      select distinct on (x.variation_id, x.attr_id) x.id, f.group_id
      from variation_attributes x
      join variations v on v.id = x.variation_id join parent_products p on p.id = v.parent_id
      join fields f on f.family_id = p.family_id and f.attr_id = x.attr_id
      where x.variation_id = any(${ids}::bigint[]) and ${isStray}
        and not exists (select 1 from variation_attributes y where y.variation_id = x.variation_id
          and y.group_id = f.group_id and y.attr_id = x.attr_id)
      order by x.variation_id, x.attr_id, f.place, x.id)
    update variation_attributes x set group_id = m.group_id from moving m where m.id = x.id`.execute(
    trx,
  );
