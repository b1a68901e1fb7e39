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

/** Form values of a generation. */
export interface GenerationForm {
  attributes: ChosenAttribute[];
  name: string;
  slug: string;
  sku: string;
  price: string;
  /** By option id; an empty one means no surcharge. */
  surcharges: Record<string, string>;
  tags: string[];
  /** Keys of the combinations left out. */
  excluded: string[];
}

/** The editable patterns, in order. */
export const patternFields = ['name', 'slug', 'sku'] as const;
export type PatternField = (typeof patternFields)[number];

const validateInput = validateBy(rules);

/** Initial values: the last generation's, or common defaults. */
export const beginWith = ({ attributes, pattern }: ParentRecord): GenerationForm => ({
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

/** How many combinations the chosen options make. */
export const countOf = (attributes: readonly ChosenAttribute[]): number =>
  attributes.length === 0
    ? 0
    : attributes.reduce((count, { options }) => count * options.length, 1);

export const keyOf = ({ options }: { options: readonly { id: string }[] }): string =>
  combinationKey(options.map(({ id }) => id));

/** The API input; surcharges and exclusions only as far as they concern the chosen options. */
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

/** Errors that prevent generating, by field. */
export const breachesOf = (product: ParentRecord, form: GenerationForm) =>
  validateInput(generationInput(product, form));

/** The text with its selection replaced by a placeholder. */
export const withPlaceholder = (
  text: string,
  placeholder: string,
  [start, end]: readonly [number, number],
): string => text.slice(0, start) + placeholder + text.slice(end);

/** Toggles the key in the list. */
export const toggledKeys = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
