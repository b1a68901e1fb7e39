import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  controlCharacters,
  id,
  ids,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { imageAlt, imageFilename } from '#contract/rules/platform/image.ts';
import { listQuery } from '#contract/rules/platform/list.ts';

export const pictureUses = ['used', 'unused', 'duplicate', 'noAlt', 'broken'] as const;

export const picturesQuery = v.object({
  ...listQuery(['createdAt', 'originName', 'id']),
  ids: v.nullish(ids(limits.maxPageSize)),
  name: searchText,
  use: v.nullish(v.picklist(['all', ...pictureUses], 'rules.filter'), 'all'),
});
export type PicturesFilter = v.InferOutput<typeof picturesQuery>;

/** The pictures of a bulk call. */
export const picturesInput = bulkInputOf(picturesQuery);

export const pictureInput = v.object({
  alt: v.nullish(imageAlt, ''),
  present: v.nullish(v.string('rules.wrongType'), null),
  version,
});
export type PictureInput = v.InferOutput<typeof pictureInput>;

const pictureNames = v.pipe(
  v.array(
    v.pipe(v.string('rules.wrongType'), v.maxLength(limits.name, 'rules.maxLength')),
    'rules.required',
  ),
  v.maxLength(limits.maxPageSize, 'rules.maxItems'),
);

export const matchPicturesInput = v.object({ names: pictureNames });

export const picturesAttachInput = v.object({
  pictures: v.pipe(
    v.array(
      v.object({
        filename: v.pipe(v.string('rules.required'), v.regex(imageFilename, 'rules.imageFilename')),
        variation_id: v.nullish(id, null),
      }),
      'rules.required',
    ),
    v.check((list) => list.length > 0, 'rules.required'),
    v.maxLength(limits.bulkAtOnce, 'rules.maxItems'),
  ),
});
export type AttachedPictures = v.InferOutput<typeof picturesAttachInput>['pictures'];

const knownPicture = v.object({
  digest: v.pipe(v.string('rules.required'), v.regex(/^[0-9a-f]{64}$/, 'rules.wrongType')),
  variation_id: v.nullish(id, null),
});

export const knownPicturesInput = v.object({
  pictures: v.pipe(
    v.array(knownPicture, 'rules.required'),
    v.maxLength(limits.bulkAtOnce, 'rules.maxItems'),
  ),
});
export type SentPictures = v.InferOutput<typeof knownPicturesInput>['pictures'];

/**
 * Article numbers a file name may start with, longest first: the name without its extension, then
 * the part before each of its separators. In lower case.
 */
export const skusInName = (name: string): string[] => {
  // some systems store letters and diacritics as separate characters
  const stem = (name.normalize('NFC').split(/[\\/]/).pop() ?? '')
    .replace(/\.[a-z0-9]+$/i, '')
    .trim()
    .toLowerCase();
  const ends = [...stem.matchAll(/[\s_.()+,~-]+/g)].map(({ index }) => index);
  return [...new Set([stem, ...ends.reverse().map((end) => stem.slice(0, end))])].filter(
    (sku) => sku !== '' && sku.length <= limits.sku && !controlCharacters.test(sku),
  );
};
