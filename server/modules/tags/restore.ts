import { tagInput } from '#contract/rules/tag.ts';
import { parse } from '#server/graphql/errors.ts';
import { insertAgain, type Restorer } from '#server/modules/history/restorer.ts';
import { trackedTag, updateTag } from './tags.ts';

export const tagRestorer: Restorer = {
  tracked: trackedTag,
  update: ({ trx, viewer, id, state, version }) =>
    updateTag(trx, viewer.userId, id, { ...parse(tagInput, state), version }),
  revive: ({ trx, id, state }) => {
    const { name, type } = parse(tagInput, state);
    return insertAgain(trx, 'tags', 'tag', id, { name, type });
  },
};
