import { momentText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { documentOf, linesOfDocument } from '#contract/rules/website/documentParts.ts';
import type { RecordField } from '#ui/record/recordField.ts';

const moment = (line: string, locale: Language): string => momentText(line, locale);

export const blogFields: readonly RecordField[] = [
  { source: 'title' },
  { source: 'slug' },
  { source: 'teaser' },
  { source: 'body', linesOf: (value) => linesOfDocument(documentOf(value)) },
  { source: 'picture', kind: 'picture' },
  { source: 'pictureAlt' },
  { source: 'tags', reference: 'collections/tags' },
  { source: 'seoTitle' },
  { source: 'seoDescription' },
  { source: 'status', choices: 'resources.blog.status' },
  { source: 'publishAt', textOf: moment },
];

export const blogHistoryFields: readonly RecordField[] = [
  ...blogFields,
  { source: 'withdrawnReason' },
];
