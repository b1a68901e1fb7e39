import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { isOneTarget, targetEntries } from './bulk.ts';
import { id, ids, searchText } from './fields.ts';
import { listQuery } from './list.ts';

export const importStates = ['reading', 'staged', 'running', 'done', 'stopped', 'failed'] as const;

/** What a row of a workbook does, or did, to the catalogue. */
export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importsQuery = v.object({
  ...listQuery(['createdAt', 'id', 'filename', 'state', 'endedAt']),
  order: v.nullish(v.picklist(['ASC', 'DESC'], 'rules.wrongType'), 'DESC'),
  ids: v.nullish(ids(limits.maxPageSize)),
  state: v.nullish(v.picklist(importStates, 'rules.filter')),
});
export type ImportsFilter = v.InferOutput<typeof importsQuery>;

export const importRowsQuery = v.object({
  ...listQuery(['place']),
  outcome: v.nullish(v.picklist(importOutcomes, 'rules.filter')),
  sheet: searchText,
  search: searchText,
});
export type ImportRowsFilter = v.InferOutput<typeof importRowsQuery>;

/** Which of them a bulk call is about. */
export const importsTarget = v.pipe(
  v.object(targetEntries(importsQuery)),
  v.forward(
    v.check((input) => isOneTarget(input), 'rules.required'),
    ['ids'],
  ),
);

/** What `GET /imports/template` takes. */
export const importTemplateQuery = v.object({
  family: id,
  language: v.nullish(v.picklist(['de', 'en'], 'rules.wrongType'), 'de'),
});
