import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import type { Suggestion } from '#contract/rules/suggestion.ts';
import { suggestionWords as german } from '#i18n/de/suggestionWords.ts';
import { suggestionWords as english } from '#i18n/en/suggestionWords.ts';
import { plainOf } from './pixels/palette.ts';
import type { Seen } from './pixels/picture.ts';
import type { KnownProduct } from './product.ts';

const words = { de: german, en: english };
type Words = (typeof words)[Language];

/** How attributes are called that name a material, in the languages a catalogue is kept in. */
const material =
  /material|werkstoff|holzart|bezugsstoff|gestell|oberfläche|fabric|wood|upholstery|frame|surface/i;

/** A second colour is named where there is at least as much of it. */
const secondShare = 0.2;

export interface Told extends Pick<Suggestion, 'colors'> {
  texts: Pick<Suggestion, 'name' | 'description' | 'materialType' | 'color' | 'pattern'>;
  /** Names that tags may have. */
  tagNames: string[];
}

/** What was seen in the pictures and is known of the product, in words of the reader's language. */
export const tell = (seen: Seen, product: KnownProduct | null, language: Language): Told => {
  const says = words[language];
  const colors = seen.colours.map(({ name, hex, share }) => ({
    name: says.colours[name],
    hex,
    share,
  }));
  const named = colors.filter(({ share }, place) => place === 0 || share >= secondShare);
  const color = named.map(({ name }) => name).join(', ');
  const pattern = says.patterns[seen.pattern];
  const materialType = product ? materialOf(product) : '';
  const plain = seen.colours.slice(0, 1).map(({ name }) => says.plainColours[plainOf(name)]);
  return {
    colors,
    texts: {
      name: product ? nameOf(product, color) : '',
      description: descriptionOf(says, seen, { product, color, pattern, materialType }),
      materialType,
      color,
      pattern,
    },
    tagNames: [
      ...(product?.categories ?? []),
      ...(product?.combination.map(({ value }) => value) ?? []),
      ...materialType.split(/[^\p{L}]+/u),
      ...named.map(({ name }) => name),
      ...plain,
      pattern,
    ].filter(Boolean),
  };
};

const materialOf = ({ combination, values }: KnownProduct): string => {
  const found = [...values, ...combination].filter(({ name }) => material.test(name));
  const names = [...new Set(found.map(({ value }) => value))];
  // what another one says already
  const isPart = (name: string) => names.some((each) => each !== name && each.includes(name));
  return names
    .filter((name) => !isPart(name))
    .join(', ')
    .slice(0, limits.name);
};

/** By what makes it; by its colour only where nothing does. */
const nameOf = ({ name, combination }: KnownProduct, color: string): string => {
  const made = combination.map(({ value }) => value).join(', ') || color;
  return [name, made].filter(Boolean).join(', ').slice(0, limits.name);
};

interface Parts {
  product: KnownProduct | null;
  color: string;
  pattern: string;
  materialType: string;
}

const descriptionOf = ({ sentences, brightness }: Words, seen: Seen, parts: Parts): string => {
  const { product, color, pattern, materialType } = parts;
  const combination = product?.combination.map(({ name, value }) => `${name} ${value}`).join(', ');
  const [category = ''] = product?.categories ?? [];
  const lines = [
    product && fill(sentences.product, { name: product.name, brand: product.brand }),
    category && fill(sentences.category, { category }),
    combination && fill(sentences.combination, { combination }),
    materialType && fill(sentences.material, { material: materialType }),
    color && fill(color.includes(',') ? sentences.colours : sentences.colour, { color }),
    fill(sentences.look, { pattern, brightness: brightness[seen.brightness] }),
  ];
  return lines.filter(Boolean).join('\n');
};

/** A sentence with its values; a value may hold what looks like a placeholder. */
const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
