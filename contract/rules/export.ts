import * as v from 'valibot';
import { languages } from '#contract/language.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The entries of an export beside the filters: its format, and the language of its headings. */
export const exportEntries = {
  format: v.picklist(exportFormats, 'rules.exportFormat'),
  language: v.nullish(v.picklist(languages, 'rules.filter'), languages[0]),
};
