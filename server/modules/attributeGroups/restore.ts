import { attributeGroupInput } from '#contract/rules/attributeGroup.ts';
import { parse } from '#server/graphql/errors.ts';
import { insertAgain, type Restorer } from '#server/modules/history/restorer.ts';
import { replaceAttributes, trackedGroup, updateGroup } from './changes.ts';

export const attributeGroupRestorer: Restorer = {
  tracked: trackedGroup,
  update: ({ trx, queue, viewer, id, state, version, confirmedLoss }) => {
    const input = { ...parse(attributeGroupInput, state), version, confirmedLoss };
    return updateGroup(trx, queue, viewer.userId, id, input);
  },
  revive: async ({ trx, id, state }) => {
    const { name, slug, place_use, is_editable, attributes } = parse(attributeGroupInput, state);
    const values = { name, slug, place_use, is_editable };
    await insertAgain(trx, 'attribute_groups', 'attributeGroup', id, values);
    await replaceAttributes(trx, id, attributes);
  },
};
