import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  id,
  ids,
  line,
  longText,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { imageAlt, optionalPicture, requiredPicture } from '#contract/rules/platform/image.ts';
import { link } from '#contract/rules/platform/link.ts';
import { listQuery, listQueryOf, oneOf, statusFilter } from '#contract/rules/platform/list.ts';

/** The steps of creating a style, in order (`current_step` counts from 1). */
export const styleSteps = ['basics', 'pictures', 'people', 'products', 'affiliate'] as const;
export type StyleStep = (typeof styleSteps)[number];

const empty = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

const networks = v.pipe(
  v.array(v.object({ name: requiredText(limits.styleNetworkName), link }), 'rules.wrongType'),
  v.maxLength(limits.styleNetworks, 'rules.maxItems'),
);

const collaborator = v.pipe(
  v.object(
    { manufacturerId: v.nullish(id, null), vendorId: v.nullish(id, null) },
    'rules.required',
  ),
  v.check(
    ({ manufacturerId, vendorId }) => (manufacturerId === null) !== (vendorId === null),
    'rules.collaborator',
  ),
);
export type Collaborator = v.InferOutput<typeof collaborator>;

/** A key that distinguishes collaborators: partners of both kinds may have the same id. */
export const collaboratorKey = ({ manufacturerId, vendorId }: Collaborator): string =>
  manufacturerId === null ? `vendor ${vendorId}` : `manufacturer ${manufacturerId}`;

const collaborators = v.pipe(
  v.array(collaborator, 'rules.wrongType'),
  v.maxLength(limits.styleCollaborators, 'rules.maxItems'),
  v.check(
    (list) => new Set(list.map(collaboratorKey)).size === list.length,
    'rules.collaboratorTwice',
  ),
);

const images = v.pipe(
  v.array(
    v.object({
      filename: requiredPicture,
      alt: v.nullish(imageAlt, ''),
      main: v.nullish(v.boolean('rules.wrongType'), false),
    }),
    'rules.wrongType',
  ),
  v.maxLength(limits.imagesPerVariation, 'rules.maxItems'),
  v.check(
    (list) => new Set(list.map(({ filename }) => filename)).size === list.length,
    'rules.imageTwice',
  ),
  v.check((list) => list.filter(({ main }) => main).length <= 1, 'rules.oneMainImage'),
  // the first image is the main one unless another is marked
  v.transform((list) => {
    const hasMain = list.some(({ main }) => main);
    return list.map((image, place) => ({ ...image, main: hasMain ? image.main : place === 0 }));
  }),
);

/** If omitted, the links stay unchanged. */
const products = v.pipe(
  v.nullish(ids(limits.styleProducts)),
  v.transform((given) => given ?? undefined),
);

export const styleInput = v.object({
  title: requiredText(limits.styleTitle),
  slug: v.nullish(v.union([empty, slug], 'rules.slug'), null),
  short_desc: v.nullish(line(limits.styleShortDesc), ''),
  description: longText(limits.styleDescription),
  category_id: v.nullish(v.union([empty, id], 'rules.id'), null),
  tags: v.nullish(ids(limits.styleTags), []),
  networks: v.nullish(networks, []),
  collaborators: v.nullish(collaborators, []),
  images: v.nullish(images, []),
  current_step: v.nullish(
    v.pipe(
      v.number('rules.wrongType'),
      v.integer('rules.wrongType'),
      v.minValue(1, 'rules.minValue'),
      v.maxValue(styleSteps.length, 'rules.maxValue'),
    ),
    1,
  ),
  products,
  affiliates_products: products,
  version,
});
export type StyleValues = v.InferOutput<typeof styleInput>;

/** The fields required for publishing a style. */
export const neededToPublish = ['slug', 'short_desc', 'category_id', 'images'] as const;

/** The missing parts; for images, a main one with alternative text. */
export const missingToPublish = (
  style: Pick<StyleValues, 'slug' | 'short_desc' | 'category_id'> & {
    images: readonly { main?: boolean | null | undefined; alt?: string | null | undefined }[];
  },
): (typeof neededToPublish)[number][] =>
  neededToPublish.filter((field) =>
    field === 'images' ? !style.images.some(({ main, alt }) => main && alt) : !style[field],
  );

export const styleProductsInput = v.object({ ids: ids(limits.styleProducts), version });

/** Kinds of owners of a style. */
export const styleOwners = ['marketplace', 'manufacturer', 'vendor'] as const;

export const stylesQuery = listQueryOf(['updatedAt', 'title', 'id', 'status'], {
  title: searchText,
  status: statusFilter,
  category_id: v.nullish(id),
  tag_id: v.nullish(id),
  notForSale: v.nullish(v.boolean('rules.filter')),
  owner: oneOf(styleOwners),
});
export type StylesFilter = v.InferOutput<typeof stylesQuery>;

const choices = {
  ...listQuery(['name', 'id']),
  ids: v.nullish(ids(limits.maxPageSize)),
  search: searchText,
};

/** `style_id`: the style whose linked products the query requests by id. */
export const styleProductChoicesQuery = v.object({ ...choices, style_id: v.nullish(id) });
export type StyleProductChoicesFilter = v.InferOutput<typeof styleProductChoicesQuery>;

export const affiliateProductChoicesQuery = v.object({ ...choices, style_id: v.nullish(id) });
export type AffiliateProductChoicesFilter = v.InferOutput<typeof affiliateProductChoicesQuery>;

export const styleCollaboratorChoicesQuery = v.object({
  ...listQuery(['name', 'id']),
  search: searchText,
});
export type StyleCollaboratorChoicesFilter = v.InferOutput<typeof styleCollaboratorChoicesQuery>;

export const styleCategoryInput = v.object({
  name: requiredText(limits.styleTitle),
  slug,
  picture: optionalPicture,
  version,
});

export const styleCategoriesQuery = listQueryOf(['sortIndex', 'name', 'id', 'usage', 'updatedAt'], {
  name: searchText,
});
