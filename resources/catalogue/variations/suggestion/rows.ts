import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import type {
  FieldGroup,
  ProductField,
} from '#resources/catalogue/variations/parts/productFamily.ts';
import { valueAt } from '#ui/record/recordField.ts';
import { type AttributeKey, targetsOf, valueFor } from './targets.ts';

/** The keys of a suggestion in display order. */
const keys = ['name', 'description', 'materialType', 'color', 'pattern'] as const;

/** A suggested text beside the form's value. */
export interface SuggestedText {
  key: (typeof keys)[number];
  suggested: string;
  present: string;
  /** Key in the form values; null if the family has no such field. */
  source: string | null;
  /** The attribute's name in the family. */
  fieldName?: string;
  /** The new form value; null if the suggestion is unusable. */
  value: string | null;
  /** The reason why the suggestion is unusable, as a message key. */
  reason?: 'noSuggestion' | 'noField' | 'noValue' | 'same';
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the texts of a suggestion with their target fields. */
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

/** Returns the preselected texts: the description, and texts for empty fields. */
export const initiallyAccepted = (texts: readonly SuggestedText[]): string[] =>
  texts
    .filter(({ key, value, present }) => value !== null && (key === 'description' || !present))
    .map(({ key }) => key);
