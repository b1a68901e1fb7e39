import type { AttributeType } from '#contract/rules/catalogue/attribute.ts';
import {
  type AttributeCondition,
  attributeCondition,
  type ConditionKind,
  conditionsOf,
  isBound,
  kindOf,
} from '#contract/rules/catalogue/attributeFilter.ts';
import { check, type Violation } from '#contract/rules/platform/check.ts';
import type { Choice } from '#ui/pickers/useChoiceSearch.ts';

export interface FilterAttribute extends Choice {
  type: string;
  unit: string;
}

/** A condition while the user edits it; only the inputs of its kind matter. */
export interface Draft {
  attribute: FilterAttribute;
  kind: ConditionKind;
  options: readonly Choice[];
  /** Plain decimals, or the raw input while it is none. */
  from: string;
  to: string;
  words: string;
}

/** The kinds of conditions that an attribute can have, the most used one first. */
export const kindsFor = ({ type }: FilterAttribute): readonly ConditionKind[] =>
  conditionsOf[type as AttributeType];

export const newDraft = (attribute: FilterAttribute): Draft => ({
  attribute,
  kind: kindsFor(attribute)[0] ?? 'filled',
  options: [],
  from: '',
  to: '',
  words: '',
});

/** @param names of options by their ids; an unknown one is shown by its id */
export const draftOf = (
  condition: AttributeCondition,
  attribute: FilterAttribute,
  names: ReadonlyMap<string, string>,
): Draft => ({
  ...newDraft(attribute),
  kind: kindOf(condition),
  ...('is' in condition && {
    options: condition.is.map((id) => ({ id, name: names.get(id) ?? `#${id}` })),
  }),
  ...('from' in condition && { from: condition.from, to: condition.to }),
  ...('has' in condition && { words: condition.has }),
});

export const conditionOf = ({ attribute, kind, ...draft }: Draft): AttributeCondition => {
  const attr_id = attribute.id;
  switch (kind) {
    case 'is':
      return { attr_id, is: draft.options.map(({ id }) => id) };
    case 'range':
      return { attr_id, from: draft.from, to: draft.to };
    case 'has':
      return { attr_id, has: draft.words.trim() };
    default:
      return kind === 'empty' ? { attr_id, empty: true } : { attr_id, filled: true };
  }
};

export type DraftErrors = Partial<Record<'options' | 'from' | 'to' | 'words', Violation>>;

const required: Violation = { rule: 'rules.required' };

/** The rules that a draft breaks, by input. */
export const errorsOf = (draft: Draft): DraftErrors => {
  const { kind, from, to } = draft;
  if (kind === 'is' && draft.options.length === 0) return { options: required };
  if (kind === 'has' && draft.words.trim() === '') return { words: required };
  if (kind === 'range') {
    if (from === '' && to === '') return { from: required };
    const decimal: Violation = { rule: 'rules.decimal' };
    const wrong: DraftErrors = {
      ...(from !== '' && !isBound(from) && { from: decimal }),
      ...(to !== '' && !isBound(to) && { to: decimal }),
    };
    if (Object.keys(wrong).length > 0) return wrong;
  }
  const checked = check(attributeCondition, conditionOf(draft));
  if (checked.ok) return {};
  const [violation] = Object.values(checked.violations);
  return { [kind === 'is' ? 'options' : 'to']: violation };
};
