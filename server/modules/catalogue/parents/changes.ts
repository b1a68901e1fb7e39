import { sql } from 'kysely';
import { inOrderOf } from '#contract/combination.ts';
import type { BulkResponse } from '#contract/generated/schema.ts';
import type { NewProduct, ProductValues } from '#contract/rules/catalogue/parent.ts';
import { nextVersion, recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { assertVersion } from '#server/entity/lock.ts';
import type { Create } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, forbidden, invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { createVariations } from '#server/modules/catalogue/variations/create.ts';
import { attributesOf, replaceAttributes } from './attributes.ts';
import { replaceCategories } from './categories.ts';
import { assertFamily, assertInFamily, assertLossConfirmed } from './family.ts';
import { generateByPattern } from './generation/generate.ts';
import { type LockedParent, lockParent } from './lock.ts';
import { trackedParent } from './tracked.ts';

export const createParent: Create<NewProduct> = async ({ trx, viewer }, input) => {
  const values = await valuesOf(trx, viewer, input, null);
  const { id } = await trx
    .insertInto('parent_products')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceCategories(trx, id, input);
  await replaceAttributes(trx, id, input.attributes);
  await assertInFamily(trx, input.family_id, input.attributes);
  await recordCreated(trx, trackedParent, viewer.userId, [id]);
  const fieldOf = (n: number, field: string) => `variations.${n}.${field}`;
  const parent = { id, family_id: input.family_id };
  const variations = input.variations.map((variation) => ({
    ...variation,
    combinations: inOrderOf(input.attributes, variation.combinations),
  }));
  await createVariations(trx, viewer, parent, variations, fieldOf);
  return id;
};

/**
 * Throws CONFLICT if the input names an outdated version; IN_USE if variations use what is left
 * out, or more of them would lose values than the input confirms.
 * @returns what automatic mode generated from new options; null if it had nothing to do
 */
export const updateParent = async (
  { trx, queue, viewer }: Writing,
  id: string,
  input: ProductValues,
): Promise<BulkResponse | null> => {
  const current = await lockParent(trx, viewer, id);
  assertVersion(current, input.version);
  if (input.type !== current.type) await assertNoVariations(trx, current);
  const values = await valuesOf(trx, viewer, input, current);
  const attributes = await attributesOf(trx, id);
  const isOtherFamily = input.family_id !== current.family_id;
  if (isOtherFamily) {
    await assertLossConfirmed(trx, id, input.family_id, input.confirmedLoss);
  }
  await recordChanges(trx, trackedParent, viewer.userId, [id], async () => {
    await trx
      .updateTable('parent_products')
      .set({ ...values, ...nextVersion })
      .where('id', '=', id)
      .execute();
    await replaceCategories(trx, id, input);
    await replaceAttributes(trx, id, input.attributes);
  });
  // a family may have lost an attribute since; that must not keep the product from being edited
  const isNews = ({ attr_id }: { attr_id: string }) =>
    isOtherFamily || !attributes.some((each) => each.attr_id === attr_id);
  await assertInFamily(trx, input.family_id, input.attributes.filter(isNews));
  if (isOtherFamily) {
    const tidied = { familyIds: [input.family_id], userId: viewer.userId };
    await queue.send(trx, 'tidy-stray-values', tidied);
  }
  const hasOthers = JSON.stringify(input.attributes) !== JSON.stringify(attributes);
  const isDue = input.isAutomatic && (hasOthers || !current.is_automatic);
  return isDue ? generateByPattern({ db: trx, queue, viewer }, id) : null;
};

/** The columns; INVALID if a reference does not exist. */
export const valuesOf = async (
  trx: Trx,
  viewer: Viewer,
  input: ProductValues,
  current: LockedParent | null,
) => {
  const { name, slug, status, type, family_id, isAutomatic } = input;
  await assertFamily(trx, family_id);
  const manufacturer_id = await ownerOf(trx, viewer, input, current);
  return { name, slug, status, type, family_id, manufacturer_id, is_automatic: isAutomatic };
};

/** Administrators choose the manufacturer; a manufacturer's product is always its own. */
const ownerOf = async (
  trx: Trx,
  viewer: Viewer,
  { manufacturer_id }: ProductValues,
  current: LockedParent | null,
): Promise<string> => {
  if (viewer.portal !== 'admin') {
    if (viewer.manufacturerId === null) throw forbidden();
    return viewer.manufacturerId;
  }
  const id = manufacturer_id ?? current?.manufacturer_id;
  if (!id) throw invalid({ manufacturer_id: { rule: 'rules.required' } });
  const { rows } = await sql`select id from manufacturers where id = ${id} for key share`.execute(
    trx,
  );
  if (rows.length === 0) throw invalid({ manufacturer_id: { rule: 'rules.unknown' } });
  return id;
};

/** A product with variations made from options cannot become simple, and vice versa. */
const assertNoVariations = async (trx: Trx, { id, name }: LockedParent): Promise<void> => {
  const { n } = await trx
    .selectFrom('variations')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(n) === 0) return;
  throw new DomainError('IN_USE', {
    msg: 'error.PRODUCT_TYPE_IN_USE',
    args: { name, smart_count: Number(n) },
  });
};
