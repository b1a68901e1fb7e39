import { sql } from 'kysely';
import type * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  type AttributeOptionsFilter,
  type attributeOptionInput,
  type attributeOptionsInput,
  type attributeOptionsMoveInput,
  judgePasted,
} from '#contract/rules/catalogue/attributeOption.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { type Holder, lockHolders } from '#server/entity/links.ts';
import { assertVersion } from '#server/entity/lock.ts';
import { deleteRecords } from '#server/entity/remove.ts';
import type { Create, Update } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, invalid, notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { lockAttributesOf, lockChoice, lockOptions } from './lockOptions.ts';
import { attributeOptions } from './options.ts';
import { claimPicture } from './pictures.ts';

type Input = v.InferOutput<typeof attributeOptionInput>;
type PasteInput = v.InferOutput<typeof attributeOptionsInput>;
type MoveInput = v.InferOutput<typeof attributeOptionsMoveInput>;

export const assertRoom = async (
  trx: Trx,
  attrId: string,
  field: string,
  added: number,
): Promise<void> => {
  const { n } = await trx
    .selectFrom('attribute_options')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('attr_id', '=', attrId)
    .executeTakeFirstOrThrow();
  if (Number(n) + added <= limits.optionsPerAttribute) return;
  throw invalid({ [field]: { rule: 'rules.tooManyOptions', limit: limits.optionsPerAttribute } });
};

/** Links existing product values to the option that now has their name. */
export const adoptValues = async (trx: Trx, attrId: string): Promise<void> => {
  await sql`
    update variation_attributes x set option_id = o.id, value = o.name
    from attribute_options o
    where x.attr_id = ${attrId} and x.option_id is null and length(x.value) <= 255
      and o.attr_id = x.attr_id and o.name_key = spelling_key(x.value)`.execute(trx);
};

/** Appends the names and returns the new ids; existing spellings are skipped. */
const insertNames = async (
  trx: Trx,
  attrId: string,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    with last as (
      select coalesce(max(sort_index), -1) as n from attribute_options where attr_id = ${attrId})
    insert into attribute_options (attr_id, name, sort_index)
    select ${attrId}, x.name, last.n + x.n
    from unnest(${names}::text[]) with ordinality as x(name, n), last
    order by x.n
    on conflict (attr_id, name_key) do nothing
    returning id, name`.execute(trx);
  await adoptValues(trx, attrId);
  return rows;
};

export interface Pasted {
  created: string[];
  duplicates: string[];
  refused: { name: string; rule: string }[];
}

/**
 * Creates the new options; duplicates and invalid names are reported individually instead of
 * failing the call.
 */
export const createOptions = async (
  { trx, viewer }: Writing,
  { attr_id, names }: PasteInput,
): Promise<Pasted> => {
  await lockChoice(trx, attr_id);
  const judged = judgePasted(names, new Map());
  const good = judged.filter(({ state }) => state === 'new').map(({ name }) => name);
  const rows = await insertNames(trx, attr_id, good);
  await assertRoom(trx, attr_id, 'names', 0);
  const ids = rows.map((row) => row.id);
  await recordCreated(trx, attributeOptions.tracked, viewer.userId, ids);
  const created = new Set(rows.map((row) => row.name));
  return {
    created: ids,
    duplicates: judged
      .filter(({ state, name }) => state === 'duplicate' || (state === 'new' && !created.has(name)))
      .map(({ name }) => name),
    refused: judged.flatMap(({ name, rule }) => (rule ? [{ name, rule }] : [])),
  };
};

export const createOption: Create<Input> = async ({ trx, viewer }, input) => {
  await lockChoice(trx, input.attr_id);
  await assertRoom(trx, input.attr_id, 'name', 1);
  const [created] = await insertNames(trx, input.attr_id, [input.name]);
  if (!created) throw invalid({ name: { rule: 'rules.taken' } });
  await write(trx, viewer, created.id, input);
  await recordCreated(trx, attributeOptions.tracked, viewer.userId, [created.id]);
  return created.id;
};

const write = async (trx: Trx, viewer: Viewer, id: string, input: Input): Promise<void> => {
  const { name, switchType, value, description } = input;
  await claimPicture(trx, viewer, 'value', switchType === 'image' ? value : null);
  await trx
    .updateTable('attribute_options')
    .set({ name, switch_type: switchType, value, description })
    .where('id', '=', id)
    .execute();
};

/** Renames it in all products. Throws CONFLICT if the input names an outdated version. */
export const updateOption: Update<Input> = async ({ trx, viewer }, id, input) => {
  await lockAttributesOf(trx, [id]);
  const { linked } = await lockHolders(trx, [productsWith(id)], () => lockOptions(trx, [id]));
  const [current] = linked;
  if (!current) throw notFound();
  assertVersion(current, input.version);
  if (input.attr_id !== current.attr_id) throw invalid({ attr_id: { rule: 'rules.unknown' } });
  await recordChanges(trx, attributeOptions.tracked, viewer.userId, [id], async () => {
    await write(trx, viewer, id, input);
    await trx
      .updateTable('attribute_options')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  });
  if (input.name !== current.name) await renameInProducts(trx, id, input.name);
  await adoptValues(trx, current.attr_id);
};

const productsWith = (optionId: string): Holder => ({
  table: 'variations',
  ids: sql`select variation_id from variation_attributes where option_id = ${optionId}`,
});

/** Raises the version of these products, so a form being edited cannot bring the old name back. */
const renameInProducts = async (trx: Trx, optionId: string, name: string): Promise<void> => {
  await sql`
    update variations set version = version + 1, updated_at = now()
    where id in (select variation_id from variation_attributes where option_id = ${optionId})`.execute(
    trx,
  );
  await sql`
    update variation_attributes set value = ${name} where option_id = ${optionId}`.execute(trx);
};

/** Moves the options, ordered by id, before another or to the end. */
export const moveOptions = async (
  { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
  { attr_id, ids, before }: MoveInput,
): Promise<void> => {
  await lockChoice(trx, attr_id);
  const wanted = before === null ? ids : [...ids, before];
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from attribute_options
    where attr_id = ${attr_id} and id = any(${wanted}::bigint[])`.execute(trx);
  // one of them was deleted meanwhile, so the order the user saw no longer exists
  if (rows[0]?.n !== wanted.length)
    throw new DomainError('CONFLICT', { msg: 'error.ORDER_CHANGED' });
  await recordChanges(trx, attributeOptions.tracked, viewer.userId, ids, () =>
    reorder(trx, attr_id, ids, before),
  );
};

export const reorder = (trx: Trx, attrId: string, ids: readonly string[], before: string | null) =>
  sql`
    with moved as (
      select id, n from unnest(${ids}::bigint[]) with ordinality as x(id, n)),
    others as (
      select id, row_number() over (order by sort_index, id) as place from attribute_options
      where attr_id = ${attrId} and id not in (select id from moved)),
    anchor as (
      select coalesce((select place from others where id = ${before}),
        (select count(*) + 1 from others)) as place),
    placed as (
      select id, row_number() over (order by place, side, n) - 1 as sort_index from (
        select id, place, 1 as side, 0 as n from others
        union all select m.id, a.place, 0, m.n from moved m, anchor a
      ) x)
    update attribute_options o set sort_index = p.sort_index
    from placed p where p.id = o.id and o.sort_index <> p.sort_index`.execute(trx);

/** Deletes those no product uses. Whoever edits attributes may delete their options. */
export const removeOptions: BulkAction<AttributeOptionsFilter, object> = {
  ...deleteAction(attributeOptions),
  access: ['attributes', 'edit'],
  apply: async (trx, viewer, ids) => {
    await lockAttributesOf(trx, ids);
    return deleteRecords(trx, viewer, attributeOptions, ids);
  },
};
