import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  ids,
  line,
  longText,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { imageAlt, optionalPicture } from '#contract/rules/platform/image.ts';
import { listQueryOf, statusFilter } from '#contract/rules/platform/list.ts';

export const styleBlockKinds = ['picture', 'products', 'text'] as const;
export type StyleBlockKind = (typeof styleBlockKinds)[number];

const links = v.nullish(ids(limits.styleProducts), []);

const fields = v.object({
  kind: v.picklist(styleBlockKinds, 'rules.blockKind'),
  title: v.nullish(line(limits.styleTitle), ''),
  text: longText(limits.styleDescription),
  picture: optionalPicture,
  picture_alt: v.nullish(imageAlt, ''),
  products: links,
  affiliates_products: links,
});

/** The content of a block besides its title depends on its kind; other fields are discarded. */
const block = v.pipe(
  fields,
  v.check(
    ({ kind, picture, picture_alt }) => kind !== 'picture' || Boolean(picture && picture_alt),
    'rules.blockPicture',
  ),
  v.check(({ kind, text }) => kind !== 'text' || text !== '', 'rules.blockText'),
  v.transform((given) => ({
    ...given,
    picture: given.kind === 'picture' ? given.picture : null,
    picture_alt: given.kind === 'picture' ? given.picture_alt : '',
    products: given.kind === 'products' ? given.products : [],
    affiliates_products: given.kind === 'products' ? given.affiliates_products : [],
  })),
);
export type StyleBlockValues = v.InferOutput<typeof block>;

export const styleSectionInput = v.object({
  name: requiredText(limits.styleTitle),
  slug,
  blocks: v.nullish(
    v.pipe(v.array(block, 'rules.wrongType'), v.maxLength(limits.styleBlocks, 'rules.maxItems')),
    [],
  ),
  version,
});
export type StyleSectionValues = v.InferOutput<typeof styleSectionInput>;

export const styleSectionsQuery = listQueryOf(
  ['sortIndex', 'name', 'id', 'status', 'productCount', 'updatedAt'],
  {
    name: searchText,
    status: statusFilter,
    notForSale: v.nullish(v.boolean('rules.filter')),
  },
);
