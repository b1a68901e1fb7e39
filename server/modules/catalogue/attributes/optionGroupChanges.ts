import { sql } from 'kysely';
import type * as v from 'valibot';
import type { attributeOptionGroupInput } from '#contract/rules/catalogue/attributeOption.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { lockVersion } from '#server/entity/lock.ts';
import { assertNotShown, type UsersOf } from '#server/entity/uses.ts';
import type { Create, Update } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import { lockChoice } from './lockOptions.ts';
import { attributeOptionGroups } from './optionGroups.ts';
import { claimPicture } from './pictures.ts';

type Input = v.InferOutput<typeof attributeOptionGroupInput>;

const { tracked } = attributeOptionGroups;

export const createOptionGroup: Create<Input> = async ({ trx, viewer }, input) => {
  const { attr_id, name, image, optionIds } = input;
  await lockChoice(trx, attr_id);
  await claimPicture(trx, viewer, 'image', image);
  const { id } = await trx
    .insertInto('attribute_option_groups')
    .values({ attr_id, name, image })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceOptions(trx, id, attr_id, optionIds);
  await recordCreated(trx, tracked, viewer.userId, [id]);
  return id;
};

export const updateOptionGroup: Update<Input> = async ({ trx, viewer }, id, input) => {
  const { attr_id, name, image, optionIds, version } = input;
  await lockChoice(trx, attr_id);
  const current = await lockVersion(trx, 'attribute_option_groups', id, version);
  if (current.attr_id !== attr_id) throw invalid({ attr_id: { rule: 'rules.unknown' } });
  await claimPicture(trx, viewer, 'image', image);
  await recordChanges(trx, tracked, viewer.userId, [id], async () => {
    await trx
      .updateTable('attribute_option_groups')
      .set({ name, image, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await replaceOptions(trx, id, attr_id, optionIds);
  });
};

export const replaceOptions = async (
  trx: Trx,
  id: string,
  attrId: string,
  options: readonly string[],
): Promise<void> => {
  const known = await sql`
    select id from attribute_options
    where attr_id = ${attrId} and id = any(${options}::bigint[])
    order by id for key share`.execute(trx);
  if (known.rows.length < options.length) throw invalid({ optionIds: { rule: 'rules.unknown' } });
  await sql`
    delete from attribute_option_group_items
    where group_id = ${id} and option_id <> all(${options}::bigint[])`.execute(trx);
  await sql`
    insert into attribute_option_group_items (group_id, option_id, attr_id)
    select ${id}, o, ${attrId} from unnest(${options}::bigint[]) o
    on conflict do nothing`.execute(trx);
};

/**
 * Deletes either all of them or none; their options stay.
 * @param usersOf selects the website records that show value groups
 */
export const deleteOptionGroups = async (
  { trx, viewer }: Writing,
  ids: readonly string[],
  usersOf: UsersOf,
): Promise<void> => {
  const rows = await trx
    .selectFrom('attribute_option_groups')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw notFound();
  await assertNotShown(
    trx,
    sql<{ name: string; uses: number }>`
      select g.name, count(*)::int as uses from attribute_option_groups g
      join (${usersOf(sql`any(${ids}::bigint[])`)}) u on u.used = g.id
      where g.id = any(${ids}::bigint[]) group by g.id, g.name order by g.id limit 1`,
  );
  await recordChanges(trx, tracked, viewer.userId, ids, () =>
    trx.deleteFrom('attribute_option_groups').where('id', 'in', ids).execute(),
  );
};
