import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { confirmedLoss, id, searchText, version } from './fields.ts';
import { listQuery, newestFirst } from './list.ts';

/** A kind of record in the history, such as attributeGroup; only the server knows which exist. */
const entity = v.pipe(v.string('rules.filter'), v.maxLength(limits.name, 'rules.filter'));

/** The changes of one record, newest first. */
export const changesQuery = v.object({
  ...listQuery(['id']),
  order: newestFirst,
  entity,
  entityId: id,
});
export type ChangesFilter = v.InferOutput<typeof changesQuery>;

/** Deleted records, last deleted first. */
export const deletedRecordsQuery = v.object({
  ...listQuery(['id']),
  order: newestFirst,
  entity,
  name: searchText,
  /** Only options and value groups of this attribute. */
  attr_id: v.nullish(id),
});
export type DeletedRecordsFilter = v.InferOutput<typeof deletedRecordsQuery>;

/** Restores the state a record had before a change. */
export const restoreInput = v.object({ changeId: id, confirmedLoss, version });
export type RestoreValues = v.InferOutput<typeof restoreInput>;
