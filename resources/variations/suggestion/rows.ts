import type { Suggestion } from '#contract/rules/suggestion.ts';
import type { FieldGroup, ProductField } from '#resources/variations/parts/productFamily.ts';
import { valueAt } from '#ui/record/recordField.ts';
import { type AttributeKey, targetsOf, valueFor } from './targets.ts';

/** In the order in which they are shown. */
const keys = ['name', 'description', 'materialType', 'color', 'pattern'] as const;

/** A text of the suggestion beside what the form says. */
export interface SuggestedText {
  key: (typeof keys)[number];
  suggested: string;
  present: string;
  /** Among the form's values; null where there is none. */
  source: string | null;
  /** How an attribute is called in the family. */
  fieldName?: string;
  /** What the form would hold; null where nothing can be taken over. */
  value: string | null;
  /** Why not: a key of the messages. */
  reason?: 'noSuggestion' | 'noField' | 'noValue' | 'same';
}

type Values = Readonly<Record<string, unknown>>;

/** The texts of a suggestion with where they would go. */
export const textsOf = (
  suggestion: Suggestion,
  groups: readonly FieldGroup[],
  values: Values,
): SuggestedText[] => {
  const targets = targetsOf(groups);
  return keys.map((key) => {
    const field = key === 'name' ? null : targets[key satisfies AttributeKey];
    const source = key === 'name' ? 'name' : (field?.source ?? null);
    const present = source === null ? '' : String(valueAt(values, source) ?? '');
    const suggested = suggestion[key];
    const value = source === null ? null : fitting(field, suggested);
    const reason = reasonOf({ suggested, source, value, present });
    return {
      key,
      suggested,
      present,
      source,
      ...(field && { fieldName: field.name }),
      value: reason ? null : value,
      ...(reason && { reason }),
    };
  });
};

const fitting = (field: ProductField | null, text: string): string | null =>
  field ? valueFor(field, text) : text;

const reasonOf = ({
  suggested,
  source,
  value,
  present,
}: Pick<SuggestedText, 'suggested' | 'source' | 'value' | 'present'>): SuggestedText['reason'] => {
  if (suggested === '') return 'noSuggestion';
  if (source === null) return 'noField';
  if (value === null) return 'noValue';
  return value === present ? 'same' : undefined;
};

/** The description is what is asked for; the rest replaces nothing unless it is chosen. */
export const takenAtFirst = (texts: readonly SuggestedText[]): string[] =>
  texts
    .filter(({ key, value, present }) => value !== null && (key === 'description' || !present))
    .map(({ key }) => key);
