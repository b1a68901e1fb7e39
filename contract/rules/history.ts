import * as v from 'valibot';
import type { Area } from '#contract/generated/schema.ts';
import { confirmedLoss } from './attributeGroup.ts';
import { id, searchText, version } from './fields.ts';
import { listQuery } from './list.ts';

/** What has a history, and the row of the access table that says who sees and restores it. */
export const historyAreas = {
  category: 'categories',
  attribute: 'attributes',
  attributeOption: 'attributes',
  attributeOptionGroup: 'attributes',
  attributeGroup: 'attributeGroups',
  attributeFamily: 'attributeFamilies',
  parentProduct: 'parents',
  serviceGroup: 'services',
  service: 'services',
  tag: 'tags',
  sampleBox: 'sampleBoxes',
  variation: 'variations',
} as const satisfies Record<string, Area>;
export type HistoryEntity = keyof typeof historyAreas;

const entities = Object.keys(historyAreas) as [HistoryEntity, ...HistoryEntity[]];

/** The changes of one record, newest first. */
export const changesQuery = v.object({
  ...listQuery(['id']),
  order: v.nullish(v.picklist(['ASC', 'DESC'], 'rules.wrongType'), 'DESC'),
  entity: v.picklist(entities, 'rules.filter'),
  entityId: id,
});
export type ChangesFilter = v.InferOutput<typeof changesQuery>;

/** Records that are gone, last deleted first. */
export const deletedRecordsQuery = v.object({
  ...listQuery(['id']),
  order: v.nullish(v.picklist(['ASC', 'DESC'], 'rules.wrongType'), 'DESC'),
  entity: v.picklist(entities, 'rules.filter'),
  name: searchText,
  /** Of one attribute alone: its options and option groups. */
  attr_id: v.nullish(id),
});
export type DeletedRecordsFilter = v.InferOutput<typeof deletedRecordsQuery>;

/** Brings back what a record was before a change. */
export const restoreInput = v.object({ changeId: id, confirmedLoss, version });
export type RestoreValues = v.InferOutput<typeof restoreInput>;
