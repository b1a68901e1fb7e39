import { euroText, listText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';

/** The conditions of a discount, with names in place of ids. */
export interface NamedConditions {
  /** EUR. */
  minValue: string | null;
  categories: string[];
  tags: string[];
  manufacturers: string[];
  vendors: string[];
  /** Whether only some shops take the code; their names are for administrators. */
  isForSomeShops: boolean;
  shops: string[];
  isOncePerCustomer: boolean;
}

/** A text of `discountConditions`, with its values. */
export interface Sentence {
  key: string;
  values: Readonly<Record<string, string | number>>;
}

/** Names that a sentence lists; the others are counted. */
const shownNames = 5;

/**
 * The conditions of a discount, one sentence for each, as keys of `discountConditions`.
 * @param translate the text of a key, for the names that a sentence leaves out
 */
export const conditionSentences = (
  conditions: NamedConditions,
  language: Language,
  translate: (sentence: Sentence) => string,
): Sentence[] => {
  const { minValue, isForSomeShops, shops, isOncePerCustomer } = conditions;
  const listed = (names: readonly string[]): string => {
    const shown = names.slice(0, shownNames);
    const left = names.length - shown.length;
    const more = left > 0 ? [translate({ key: 'more', values: { smart_count: left } })] : [];
    return listText([...shown, ...more], language);
  };
  const named = (key: string, names: readonly string[]): Sentence[] =>
    names.length === 0
      ? []
      : [{ key, values: { names: listed(names), smart_count: names.length } }];
  const products = productKinds.flatMap((kind) => named(kind, conditions[kind]));
  const least = (amount: string): Sentence => ({
    key: products.length > 0 ? 'minValueOfThese' : 'minValue',
    values: { amount: euroText(amount, language) },
  });
  return [
    ...products,
    ...(minValue === null ? [] : [least(minValue)]),
    ...(isForSomeShops && shops.length === 0 ? [{ key: 'someShops', values: {} }] : []),
    ...named('shops', shops),
    ...(isOncePerCustomer ? [{ key: 'oncePerCustomer', values: {} }] : []),
  ];
};

const productKinds = ['categories', 'tags', 'manufacturers', 'vendors'] as const;
