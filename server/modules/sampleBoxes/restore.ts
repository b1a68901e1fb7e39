import * as v from 'valibot';
import { id as idRule } from '#contract/rules/fields.ts';
import { sampleBoxInput } from '#contract/rules/sampleBox.ts';
import { parse } from '#server/graphql/errors.ts';
import { insertAgain, type Restorer } from '#server/modules/history/restorer.ts';
import { replaceParents, trackedBox, updateSampleBox } from './changes.ts';

const linked = v.object({ parents: v.array(idRule) });

/** Parents that are gone meanwhile are left out: a box does not hang on them. */
export const sampleBoxRestorer: Restorer = {
  tracked: trackedBox,
  update: ({ trx, viewer, id, state, version }) => {
    const input = { ...parse(sampleBoxInput, state), version };
    return updateSampleBox(trx, viewer.userId, id, input, parse(linked, state).parents);
  },
  revive: async ({ trx, id, state }) => {
    const { name, slug, description } = parse(sampleBoxInput, state);
    await insertAgain(trx, 'sample_boxes', 'sampleBox', id, { name, slug, description });
    await replaceParents(trx, id, parse(linked, state).parents);
  },
};
