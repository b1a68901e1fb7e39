import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { attributeOptionGroupInput } from '#contract/rules/catalogue/attributeOption.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import { type Db, inTransaction } from '#server/db/database.ts';
import { assertNotShown, type UsersOf } from '#server/entity/uses.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { lockChoice } from './lockOptions.ts';
import { claimPicture } from './pictures.ts';
import { trackedOptionGroup } from './tracked.ts';

type Trx = Transaction<DB>;
type Input = v.InferOutput<typeof attributeOptionGroupInput>;

/** Returns its id. */
export const createOptionGroup = (db: Db, viewer: Viewer, input: Input): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { attr_id, name, image, optionIds } = input;
    await lockChoice(trx, attr_id);
    await claimPicture(trx, viewer, 'image', image);
    const { id } = await trx
      .insertInto('attribute_option_groups')
      .values({ attr_id, name, image })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceOptions(trx, id, attr_id, optionIds);
    await recordCreated(trx, trackedOptionGroup, viewer.userId, [id]);
    return id;
  });

/** Throws CONFLICT if the input names an outdated version. */
export const updateOptionGroup = (
  db: Db,
  viewer: Viewer,
  id: string,
  { attr_id, name, image, optionIds, version }: Input,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockChoice(trx, attr_id);
    const current = await trx
      .selectFrom('attribute_option_groups')
      .select(['attr_id', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (current.attr_id !== attr_id) throw invalid({ attr_id: { rule: 'rules.unknown' } });
    if (version != null && version !== current.version) throw new DomainError('CONFLICT');
    await claimPicture(trx, viewer, 'image', image);
    await recordChanges(trx, trackedOptionGroup, viewer.userId, [id], async () => {
      await trx
        .updateTable('attribute_option_groups')
        .set({ name, image, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      await replaceOptions(trx, id, attr_id, optionIds);
    });
  });

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
export const deleteOptionGroups = (
  db: Db,
  userId: string,
  ids: readonly string[],
  usersOf: UsersOf,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
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
    await recordChanges(trx, trackedOptionGroup, userId, ids, () =>
      trx.deleteFrom('attribute_option_groups').where('id', 'in', ids).execute(),
    );
  });
