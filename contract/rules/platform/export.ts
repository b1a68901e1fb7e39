import * as v from 'valibot';
import { languages } from '#contract/language.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Entries of an export besides the filters: its format and the language of its headings. */
const exportEntries = {
  format: v.picklist(exportFormats, 'rules.exportFormat'),
  language: v.nullish(v.picklist(languages, 'rules.filter'), languages[0]),
};

/** Input of an export: the rows, the format and the language. */
export const exportInputOf = <Query extends v.GenericSchema<unknown, unknown>>(query: Query) =>
  v.object({ query: v.nullish(query, {}), ...exportEntries });
