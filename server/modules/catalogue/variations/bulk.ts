import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { attachServices, lockOwn, type Services, setStatus } from './changes.ts';
import { incompleteAmong } from './completeness.ts';
import { matching } from './filter.ts';
import { deleteVariations } from './remove.ts';

export const matchingRows = (viewer: Viewer, filter: VariationsFilter) =>
  sql`select v.id from variations v where ${matching(viewer, filter)}`;

type Variations<Input> = BulkAction<VariationsFilter, Input>;

interface Publishing {
  /** Leaves out drafts that lack something. */
  onlyComplete?: boolean | null | undefined;
}

const publish: Variations<Publishing> = {
  kind: 'variations.publish',
  access: ['variations', 'edit'],
  matching: matchingRows,
  apply: async (trx, viewer, ids, { onlyComplete }) => {
    if (!onlyComplete) return setStatus(trx, viewer, ids, '1');
    const rows = await lockOwn(trx, viewer, ids);
    const drafts = rows.filter(({ status }) => status === '2').map(({ id }) => id);
    const incomplete = await incompleteAmong(trx, drafts);
    const complete = ids.filter((id) => !incomplete.has(id));
    return [...(await setStatus(trx, viewer, complete, '1')), ...[...incomplete].map(refused)];
  },
};

const refused = (id: string): BulkFailure => ({ id, code: 'INVALID', msg: 'error.INCOMPLETE' });

const setDraft: Variations<object> = {
  kind: 'variations.setDraft',
  access: ['variations', 'edit'],
  matching: matchingRows,
  apply: (trx, viewer, ids) => setStatus(trx, viewer, ids, '2'),
};

const remove: Variations<object> = {
  kind: 'variations.delete',
  access: ['variations', 'delete'],
  matching: matchingRows,
  apply: (trx, viewer, ids) => deleteVariations(trx, viewer, ids),
};

const attach: Variations<Services> = {
  kind: 'variations.attachServices',
  access: ['serviceAttachment', 'edit'],
  matching: matchingRows,
  apply: attachServices,
};

/** Bulk actions on variations (specification 2). */
export const variationActions = { publish, setDraft, remove, attachServices: attach };
