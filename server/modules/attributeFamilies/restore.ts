import { attributeFamilyInput } from '#contract/rules/attributeFamily.ts';
import { parse } from '#server/graphql/errors.ts';
import { insertAgain, type Restorer } from '#server/modules/history/restorer.ts';
import { replaceGroups, trackedFamily, updateFamily } from './changes.ts';

export const attributeFamilyRestorer: Restorer = {
  tracked: trackedFamily,
  update: ({ trx, queue, viewer, id, state, version, confirmedLoss }) => {
    const input = { ...parse(attributeFamilyInput, state), version, confirmedLoss };
    return updateFamily(trx, queue, viewer.userId, id, input);
  },
  revive: async ({ trx, id, state }) => {
    const { name, slug, unit, product_type, groups } = parse(attributeFamilyInput, state);
    const values = { name, slug, unit, product_type };
    await insertAgain(trx, 'attribute_families', 'attributeFamily', id, values);
    await replaceGroups(trx, id, groups);
  },
};
