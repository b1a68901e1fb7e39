import { documentOf, linesOfDocument } from '#contract/rules/website/documentParts.ts';
import type { BlogPostDraftStateFragment } from '#resources/website/blog/operations.generated.ts';

/** The fields of a post that a draft contains. */
export const draftSources = [
  'title',
  'slug',
  'teaser',
  'body',
  'picture',
  'pictureAlt',
  'seoTitle',
  'seoDescription',
  'tags',
  'status',
  'publishAt',
] as const;
type Source = (typeof draftSources)[number];

export type Draft = BlogPostDraftStateFragment;
type Values = Readonly<Record<string, unknown>>;

const plain = (source: Source, value: unknown): string => {
  if (source === 'body') return linesOfDocument(documentOf(value)).join('\n');
  if (source === 'publishAt') return value ? new Date(String(value)).toISOString() : '';
  return JSON.stringify(value ?? '');
};

/** Returns the fields whose values in the draft and the form differ. */
export const changedIn = (draft: Values, values: Values): Source[] =>
  draftSources.filter((source) => plain(source, draft[source]) !== plain(source, values[source]));

/** Converts the form values to the content of a draft; omits an image that is still uploading. */
export const contentOf = (values: Values) => ({
  ...Object.fromEntries(draftSources.map((source) => [source, values[source]])),
  picture: (values.picture as string | undefined) || null,
  version: values.version as number | undefined,
});
