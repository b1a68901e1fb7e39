import * as v from 'valibot';
import { languages } from '#contract/language.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
/** The formats of exports that can be printed, such as a statement. */
export const paperFormats = ['pdf', ...exportFormats] as const;
export type ExportFormat = (typeof paperFormats)[number];

/**
 * Input of an export: the rows, the format and the language of its headings.
 * @param formats `exportFormats` by default
 */
export const exportInputOf = <Query extends v.GenericSchema<unknown, unknown>>(
  query: Query,
  formats: readonly ExportFormat[] = exportFormats,
) =>
  v.object({
    query: v.nullish(query, {}),
    format: v.picklist(formats, 'rules.exportFormat'),
    language: v.nullish(v.picklist(languages, 'rules.filter'), languages[0]),
  });

/** Input of the file with a person's data. */
export const personalDataInput = v.object({
  language: v.nullish(v.picklist(languages, 'rules.filter'), languages[0]),
});
