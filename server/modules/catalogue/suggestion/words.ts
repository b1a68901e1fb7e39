import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import { suggestionWords as german } from '#i18n/de/catalogue/suggestionWords.ts';
import { suggestionWords as english } from '#i18n/en/catalogue/suggestionWords.ts';
import { plainOf } from './pixels/palette.ts';
import type { ImageAnalysis } from './pixels/picture.ts';
import type { KnownProduct } from './product.ts';
import { descriptionOf } from './text/description.ts';
import { isSampled, partsOf } from './text/facts.ts';
import { fill } from './text/sentence.ts';

const allWords = { de: german, en: english };

/** Attribute names that denote a material, in the catalogue's languages. */
const material = /material|werkstoff|holzart|bezugsstoff|fabric|wood|upholstery/i;

/** Minimum share for naming a second colour. */
const secondShare = 0.25;

export interface ProductTexts extends Pick<Suggestion, 'colors'> {
  texts: Pick<Suggestion, 'name' | 'description' | 'materialType' | 'color' | 'pattern'>;
  /** Possible names of tags. */
  tagNames: string[];
}

/**
 * Describes measured and stored data about the product in the reader's language.
 * @param seen null if the product does not stand out in the images
 */
export const describeProduct = (
  seen: ImageAnalysis | null,
  product: KnownProduct | null,
  language: Language,
): ProductTexts => {
  const words = allWords[language];
  const colours = seen?.colours ?? [];
  const colors = colours.map(({ name, hex, share }) => ({ name: words.colours[name], hex, share }));
  const named = colors
    .filter(({ share }, place) => place === 0 || share >= secondShare)
    .map(({ name }) => name);
  const pattern = seen?.pattern ? words.patterns[seen.pattern] : '';
  const materialType = product ? materialOf(product) : '';
  const plain = colours.slice(0, 1).map(({ name }) => words.plainColours[plainOf(name)]);
  const isPatterned = seen?.pattern && seen.pattern !== 'plain';
  const shown = { colours: named, pattern: isPatterned ? pattern : '' };
  return {
    colors,
    texts: {
      name: product ? nameOf(product, named.join(', '), words.sampleOf) : '',
      description: descriptionOf({ words, language, product, seen: shown, material: materialType }),
      materialType,
      color: named.join(', '),
      pattern,
    },
    tagNames: [
      ...(product?.categories ?? []),
      ...(product?.combination.map(({ value }) => value) ?? []),
      ...materialType.split(/[^\p{L}]+/u),
      ...named,
      ...plain,
      pattern,
    ].filter(Boolean),
  };
};

const materialOf = ({ combination, values }: KnownProduct): string => {
  const [described, combined] = [values, combination].map((some) =>
    some.filter(({ name }) => material.test(name)).map(({ value }) => value),
  );
  // the material of the whole product, or else of its combination
  const names = [...new Set(described?.length ? described : combined)];
  // already contained in another name
  const isPart = (name: string) => names.some((each) => each !== name && each.includes(name));
  return names
    .filter((name) => !isPart(name))
    .join(', ')
    .slice(0, limits.name);
};

/**
 * A product is named by its combination, or by its colour if it has none; a sample by the parts of
 * the combination that it shows.
 */
const nameOf = (product: KnownProduct, color: string, sampleOf: string): string => {
  const { name, isSample } = product;
  const parts = partsOf(product);
  const shown = isSample && parts.some(isSampled) ? parts.filter(isSampled) : parts;
  const made = shown.map(({ value }) => value).join(', ') || color;
  const called = isSample ? fill(sampleOf, { name }) : name;
  return [called, made].filter(Boolean).join(', ').slice(0, limits.name);
};
