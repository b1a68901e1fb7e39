import type { AttributeWithOptions } from './combination.ts';
import { slugify } from './slug.ts';

/*
 * What generated variations are called and cost. Patterns hold {product}, {options}, {number} and
 * {<slug of an attribute>}; the form shows with the same functions what the server will make.
 */

/** What a form begins with. */
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

/** A variation to be named: its options in the order of the product's attributes. */
export interface Subject {
  product: string;
  number: number;
  options: readonly { attribute: string; name: string }[];
}

const placeholder = /\{([^{}]*)\}/g;
const general = ['product', 'options', 'number'];

/** Those of a pattern that nothing stands for; `slugs` are those of the product's attributes. */
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

/** In an article number stands what a web address could hold, in capitals: `SO-{farbe}`, `SO-EICHE`. */
const inCapitals = (text: string) => slugify(text).toUpperCase();

export const namesBy = (patterns: Patterns, subject: Subject): Patterns => ({
  name: fill(patterns.name, subject, ', ').trim(),
  slug: slugify(fill(patterns.slug, subject, '-')),
  sku: fill(patterns.sku, subject, '-', inCapitals).trim(),
});

/** The options of the combination at a place, counted from 0; the last attribute changes fastest. */
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

const centsOf = (decimal: string): bigint => {
  const [whole = '0', places = ''] = decimal.replace('-', '').split('.');
  const cents = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
  return decimal.startsWith('-') ? -cents : cents;
};

/** The exact sum of decimals with at most two places. */
export const sumOf = (decimals: readonly string[]): string => {
  const cents = decimals.reduce((sum, decimal) => sum + centsOf(decimal), 0n);
  const text = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
};
