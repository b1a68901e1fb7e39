import { cents, decimal, sumBy } from './cart/money.ts';
import type { AttributeWithOptions } from './combination.ts';
import { slugify } from './slug.ts';

/*
 * Names and prices of generated variations. Patterns contain {product}, {options}, {number} and
 * {<slug of an attribute>}. The form previews them with the same functions the server uses.
 */

/** Initial values of the form. */
export const defaultPatterns = {
  name: '{product}, {options}',
  slug: '{product}-{options}',
  sku: '{product}-{options}',
} as const;

export interface Patterns {
  name: string;
  slug: string;
  sku: string;
}

/** The variation to be named, with its options in the order of the product's attributes. */
export interface Subject {
  product: string;
  number: number;
  options: readonly { attribute: string; name: string }[];
}

const placeholder = /\{([^{}]*)\}/g;
const general = ['product', 'options', 'number'];

/** Unknown placeholders of a pattern; `slugs` are those of the product's attributes. */
export const unknownPlaceholders = (pattern: string, slugs: readonly string[]): string[] =>
  [...pattern.matchAll(placeholder)]
    .map(([, key = '']) => key)
    .filter((key) => !general.includes(key) && !slugs.includes(key));

const same = (text: string) => text;

const fill = (
  pattern: string,
  { product, number, options }: Subject,
  separator: string,
  write = same,
): string =>
  pattern.replace(placeholder, (whole, key: string) => {
    if (key === 'product') return write(product);
    if (key === 'number') return String(number);
    if (key === 'options') return options.map(({ name }) => write(name)).join(separator);
    const option = options.find(({ attribute }) => attribute === key);
    return option ? write(option.name) : whole;
  });

/** Article numbers use slugs in capitals: `SO-{farbe}` becomes `SO-EICHE`. */
const inCapitals = (text: string) => slugify(text).toUpperCase();

export const namesBy = (patterns: Patterns, subject: Subject): Patterns => ({
  name: fill(patterns.name, subject, ', ').trim(),
  slug: slugify(fill(patterns.slug, subject, '-')),
  sku: fill(patterns.sku, subject, '-', inCapitals).trim(),
});

/**
 * The option indexes of the nth combination, counted from 0; the last attribute changes fastest.
 */
export const combinationAt = (
  attributes: readonly AttributeWithOptions[],
  place: number,
): { attr_id: string; option_id: string }[] => {
  let rest = place;
  return attributes
    .toReversed()
    .map(({ attr_id, options }) => {
      const option_id = options[rest % options.length] ?? '';
      rest = Math.floor(rest / options.length);
      return { attr_id, option_id };
    })
    .reverse();
};

/** The exact sum of decimals with at most two decimal places. */
export const sumOf = (decimals: readonly string[]): string => decimal(sumBy(decimals, cents));
