import * as v from 'valibot';
import { languages } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  ids,
  price,
  requiredText,
  searchText,
  sku,
  slug,
  status,
  storable,
} from '#contract/rules/platform/fields.ts';
import { listQuery, newestFirst, oneOf } from '#contract/rules/platform/list.ts';

export const importStates = [
  'waiting',
  'reading',
  'staged',
  'running',
  'done',
  'stopped',
  'failed',
] as const;

/** States of imports with a running or waiting job. */
export const openImportStates: readonly string[] = ['waiting', 'reading', 'running'];

/** The effect of a workbook row on the catalogue. */
export const importOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importsQuery = v.object({
  ...listQuery(['createdAt', 'id', 'filename', 'state', 'endedAt']),
  order: newestFirst,
  ids: v.nullish(ids(limits.maxPageSize)),
  name: searchText,
  state: oneOf(importStates),
});
export type ImportsFilter = v.InferOutput<typeof importsQuery>;

export const importRowsQuery = v.object({
  ...listQuery(['place']),
  outcome: oneOf(importOutcomes),
  sheet: searchText,
  search: searchText,
});
export type ImportRowsFilter = v.InferOutput<typeof importRowsQuery>;

/** The imports of a bulk call. */
export const importsTarget = bulkInputOf(importsQuery);

/** Headings of columns to leave out. */
export const importCheckInput = v.object({
  leftOut: v.nullish(
    v.pipe(
      v.array(
        v.pipe(
          v.string('rules.wrongType'),
          v.maxLength(limits.importCell, 'rules.maxLength'),
          storable,
        ),
        'rules.wrongType',
      ),
      v.maxLength(limits.importColumns, 'rules.maxItems'),
    ),
    [],
  ),
});

/** The variation that results from a row; empty cells keep the existing values. */
export const importedVariation = v.object({
  name: requiredText(limits.name),
  slug,
  sku,
  price,
  status,
});
export type ImportedVariation = v.InferOutput<typeof importedVariation>;

/** The name of a parent product that a row creates. */
export const importedProduct = v.object({ name: requiredText(limits.name) });

/** Query of a workbook download. */
export const importFileQuery = v.object({
  language: v.nullish(v.picklist(languages, 'rules.wrongType'), 'de'),
});
