import { sql } from 'kysely';
import type { VariationsFilter } from '#contract/rules/variation.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { attachServices, type Services, setStatus } from './changes.ts';
import { matching } from './filter.ts';
import { deleteVariations } from './remove.ts';

export const matchingRows = (viewer: Viewer, filter: VariationsFilter) =>
  sql`select v.id from variations v where ${matching(viewer, filter)}`;

type Variations<Input> = BulkAction<VariationsFilter, Input>;

const publish: Variations<object> = {
  kind: 'variations.publish',
  access: ['variations', 'edit'],
  matching: matchingRows,
  apply: (trx, viewer, ids) => setStatus(trx, viewer, ids, '1'),
};

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
