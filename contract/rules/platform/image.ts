import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { line, version } from './fields.ts';

/** The file name of a stored image; random for uploads. */
export const imageFilename = /^[a-z0-9][a-z0-9-]{0,120}\.webp$/;

const imageOriginName = line(limits.name);
export const imageAlt = line(limits.imageAlt);

/** A stored image. */
export const requiredPicture = v.pipe(
  v.string('rules.required'),
  v.regex(imageFilename, 'rules.imageFilename'),
);

/** A stored image, or none. */
export const optionalPicture = v.nullish(
  v.pipe(v.string('rules.wrongType'), v.regex(imageFilename, 'rules.imageFilename')),
  null,
);

const image = v.object({
  filename: requiredPicture,
  originName: v.nullish(imageOriginName, ''),
  alt: v.nullish(imageAlt),
  main: v.nullish(v.boolean('rules.wrongType'), false),
  sortIndex: v.nullish(v.pipe(v.number('rules.wrongType'), v.integer('rules.wrongType')), 0),
});
type Image = v.InferOutput<typeof image>;

const isMain = ({ main }: Image) => main;

const hasNoneTwice = (images: Image[]) =>
  new Set(images.map(({ filename }) => filename)).size === images.length;

/** Sorted and renumbered; the first is the main image unless another is marked. */
const inOrder = (images: Image[]): Image[] => {
  const hasMain = images.some(isMain);
  return [...images]
    .sort((one, other) => one.sortIndex - other.sortIndex)
    .map((each, sortIndex) => ({
      ...each,
      sortIndex,
      main: hasMain ? each.main : sortIndex === 0,
    }));
};

/** All images of a variation; the empty list removes them. */
export const variationImages = v.pipe(
  v.array(image, 'rules.required'),
  v.maxLength(limits.imagesPerVariation, 'rules.maxItems'),
  v.check(hasNoneTwice, 'rules.imageTwice'),
  v.check((images) => images.filter(isMain).length <= 1, 'rules.oneMainImage'),
  v.transform(inOrder),
);
export type VariationImageValues = v.InferOutput<typeof variationImages>;

export const variationImagesInput = v.object({
  images: variationImages,
  updateMuster: v.nullish(v.boolean('rules.wrongType'), false),
  version,
});
export type VariationImagesInput = v.InferOutput<typeof variationImagesInput>;
