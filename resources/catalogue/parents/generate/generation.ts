import { combinationKey } from '#contract/combination.ts';
import type { GenerationInput } from '#contract/generated/schema.ts';
import { defaultPatterns } from '#contract/generation.ts';
import { generationInput as rules } from '#contract/rules/catalogue/generation.ts';
import {
  attributesInput,
  type ChosenAttribute,
  type ParentRecord,
} from '#resources/catalogue/parents/parentForm.ts';
import { validateBy } from '#ui/form/validateBy.ts';

/** The form values of a generation. */
export interface GenerationForm {
  attributes: ChosenAttribute[];
  name: string;
  slug: string;
  sku: string;
  price: string;
  /** Surcharges by option id; an empty string means no surcharge. */
  surcharges: Record<string, string>;
  tags: string[];
  /** Keys of the excluded combinations. */
  excluded: string[];
}

/** The pattern fields, in display order. */
export const patternFields = ['name', 'slug', 'sku'] as const;
export type PatternField = (typeof patternFields)[number];

const validateInput = validateBy(rules);

/** Returns the initial form values: those of the last generation, or defaults. */
export const initialValues = ({ attributes, pattern }: ParentRecord): GenerationForm => ({
  attributes,
  name: pattern?.name ?? defaultPatterns.name,
  slug: pattern?.slug ?? defaultPatterns.slug,
  sku: pattern?.sku ?? defaultPatterns.sku,
  price: pattern?.price ?? '',
  surcharges: Object.fromEntries(
    (pattern?.surcharges ?? []).map(({ option_id, amount }) => [option_id, amount]),
  ),
  tags: pattern?.tags ?? [],
  excluded: (pattern?.excluded ?? []).map(combinationKey),
});

/** Counts the combinations of the selected options. */
export const countOf = (attributes: readonly ChosenAttribute[]): number =>
  attributes.length === 0
    ? 0
    : attributes.reduce((count, { options }) => count * options.length, 1);

export const keyOf = ({ options }: { options: readonly { id: string }[] }): string =>
  combinationKey(options.map(({ id }) => id));

/**
 * Converts the form values to the API input; drops surcharges and exclusions of options that are no
 * longer selected.
 */
export const generationInput = (
  { id, isAutomatic, version }: ParentRecord,
  form: GenerationForm,
): GenerationInput => {
  const { attributes, surcharges, excluded, name, slug, sku, price, tags } = form;
  const chosen = new Set(attributes.flatMap(({ options }) => options.map((option) => option.id)));
  return {
    parent_id: id,
    attributes: attributesInput(attributes),
    name,
    slug,
    sku,
    price,
    tags,
    surcharges: Object.entries(surcharges)
      .filter(([option_id, amount]) => chosen.has(option_id) && amount.trim() !== '')
      .map(([option_id, amount]) => ({ option_id, amount })),
    excluded: excluded
      .map((key) => key.split(','))
      .filter((options) => options.every((option) => chosen.has(option))),
    isAutomatic,
    version,
  };
};

/** Returns the errors that prevent the generation, by field. */
export const violationsOf = (product: ParentRecord, form: GenerationForm) =>
  validateInput(generationInput(product, form));

/** Replaces the selection in the text with a placeholder. */
export const withPlaceholder = (
  text: string,
  placeholder: string,
  [start, end]: readonly [number, number],
): string => text.slice(0, start) + placeholder + text.slice(end);

/** A placeholder: its key in the pattern, and its name in the user's language. */
export interface Placeholder {
  key: string;
  label: string;
}

const inBraces = /\{([^{}]*)\}/g;

const replacedBy = (pattern: string, words: ReadonlyMap<string, string>): string =>
  pattern.replace(inBraces, (whole, word) => (words.has(word) ? `{${words.get(word)}}` : whole));

/** The pattern as the user reads it: `{product}` is „{Produktname}“. */
export const shownPattern = (pattern: string, placeholders: readonly Placeholder[]): string =>
  replacedBy(pattern, new Map(placeholders.map(({ key, label }) => [key, label])));

/** The pattern of a text that the user typed; keys stay as they are. */
export const typedPattern = (text: string, placeholders: readonly Placeholder[]): string =>
  replacedBy(text, new Map(placeholders.map(({ key, label }) => [label, key])));

/** Adds the key to the list, or removes it. */
export const toggledKeys = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
