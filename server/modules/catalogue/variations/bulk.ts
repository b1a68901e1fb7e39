import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import { deleteAction, type StatusCheck, statusAction, toStatus } from '#server/entity/actions.ts';
import { anyOf } from '#server/entity/uses.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import type { Contributions } from '#server/modules/module.ts';
import { attachServices, type Services } from './changes.ts';
import { incompleteAmong } from './completeness.ts';
import { deleteVariations } from './remove.ts';
import { variations } from './variations.ts';

type Variations<Input> = BulkAction<VariationsFilter, Input>;

interface Publishing {
  /** Leaves out drafts that lack something. */
  onlyComplete?: boolean | null | undefined;
}

const assertComplete: StatusCheck = async (trx, ids) =>
  (await incompleteAmong(trx, ids)).map(({ id, name }) => ({
    ...{ id, label: name, code: 'INVALID', msg: 'error.INCOMPLETE' },
  }));

const setStatus = statusAction(variations);
const setStatusOfComplete = statusAction(variations, assertComplete);

const publish: Variations<Publishing> = {
  ...setStatus,
  kind: 'variations.publish',
  apply: (trx, viewer, ids, { onlyComplete }) =>
    (onlyComplete ? setStatusOfComplete : setStatus).apply(trx, viewer, ids, { status: '1' }),
};

/** Deletes variations that nothing uses. */
export const removeVariations = ({ uses }: Pick<Contributions, 'uses'>): Variations<object> => ({
  ...deleteAction(variations),
  apply: deleteVariations(anyOf(uses.variation)),
});

const attach: Variations<Services> = {
  kind: 'variations.attachServices',
  access: ['serviceAttachment', 'edit'],
  isUndoable: true,
  assertFilter: variations.assertFilter,
  matching: variations.matching,
  apply: attachServices,
};

/** Bulk actions on variations (specification 2). */
export const variationActions = {
  publish,
  setDraft: toStatus(setStatus, '2', 'variations.setDraft'),
  attachServices: attach,
};
