import { sql } from 'kysely';
import { productUpdateInput } from '#contract/rules/catalogue/parent.ts';
import { recordCreated } from '#server/db/changes.ts';
import { type Restorer, type Restoring, reinsert } from '#server/entity/restorer.ts';
import { parse } from '#server/errors/domainError.ts';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import {
  deletedInSameChange,
  reviveVariations,
} from '#server/modules/catalogue/variations/revive.ts';
import { attributesOf, replaceAttributes } from './attributes.ts';
import { replaceCategories } from './categories.ts';
import { updateParent, valuesOf } from './changes.ts';
import { lockParent } from './lock.ts';
import { ownProductChanges } from './ownChanges.ts';
import { restoreValues } from './restoreValues.ts';
import { parentStates } from './states.ts';
import { trackedParent } from './tracked.ts';

interface State {
  is_automatic?: boolean;
  pattern?: object | null;
  categories: { category_id: number; is_main: boolean }[];
  /** Missing in changes recorded before products had attributes. */
  attributes?: { attr_id: number; options: number[] }[];
}

const inputOf = async ({ trx, id, state, version, confirmedLoss }: Restoring) => {
  const { categories, attributes, is_automatic } = state as unknown as State;
  const main = categories.find(({ is_main }) => is_main) ?? categories[0];
  return parse(productUpdateInput, {
    ...state,
    categories: categories.map(({ category_id }) => category_id),
    main_category_id: main?.category_id,
    attributes: attributes ?? (await attributesOf(trx, id)),
    isAutomatic: is_automatic,
    version,
    confirmedLoss,
  });
};

export const parentRestorer: Restorer = {
  tracked: trackedParent,
  table: 'parent_products',
  area: 'parents',
  fields: parentStates,
  owned: (viewer) => ownProductChanges(viewer, sql`c.entity_id`),
  update: async (restoring) => {
    const { trx, viewer, id } = restoring;
    const input = await inputOf(restoring);
    const { family_id: between } = await lockParent(trx, viewer, id);
    await updateParent(restoring, id, input);
    if (between !== input.family_id) {
      await restoreValues(restoring, { again: input.family_id, between });
    }
  },
  revive: async (restoring) => {
    const { trx, viewer, id, state } = restoring;
    const input = await inputOf(restoring);
    const { pattern = null } = state as unknown as State;
    await reinsert(trx, 'parent_products', 'parentProduct', id, {
      ...(await valuesOf(trx, viewer, input, null)),
      pattern: pattern && JSON.stringify(pattern),
    });
    await replaceCategories(trx, id, input);
    await replaceAttributes(trx, id, input.attributes);
    await reviveDeleted(restoring);
  },
};

/** Restores the variations deleted with it, and their samples with them. */
const reviveDeleted = async ({ trx, viewer, id, changeId }: Restoring): Promise<void> => {
  const formers = await deletedInSameChange(trx, changeId, sql`c.before ->> 'parent_id' = ${id}`);
  await reviveVariations(trx, id, formers);
  const ids = formers.map((former) => former.id);
  await recordCreated(trx, trackedVariation, viewer.userId, ids);
};
