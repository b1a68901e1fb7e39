import { limits } from '#contract/limits.ts';
import {
  editableFields,
  type FieldGroup,
  type ProductField,
} from '#resources/catalogue/variations/parts/productFamily.ts';

/** Suggestion keys that map to attributes of the family. */
export type AttributeKey = 'description' | 'materialType' | 'color' | 'pattern';

/**
 * Name of the group in the specification (2). It is German, because users name groups in their
 * language.
 */
const descriptionGroup = 'produktbeschreibung';

/** Names of matching attributes, in lower case. */
const names: Record<AttributeKey, readonly string[]> = {
  description: ['beschreibung', 'produktbeschreibung', 'description'],
  materialType: ['material', 'materialart', 'materialtyp', 'werkstoff', 'material type'],
  color: ['farbe', 'farbton', 'farben', 'colour', 'color'],
  pattern: ['muster', 'musterung', 'dessin', 'pattern'],
};

const isCalled = (wanted: readonly string[], { name }: { name: string }) =>
  wanted.includes(name.trim().toLowerCase());

const takesText = ({ mayChange, type }: ProductField) => mayChange && type !== 'number';

/** Returns the family's fields for the suggestions; null where the family has no editable one. */
export const targetsOf = (
  groups: readonly FieldGroup[],
): Record<AttributeKey, ProductField | null> => {
  const called = (key: AttributeKey) =>
    editableFields(groups).find((field) => takesText(field) && isCalled(names[key], field)) ?? null;
  return {
    description: descriptionOf(groups),
    materialType: called('materialType'),
    color: called('color'),
    pattern: called('pattern'),
  };
};

/**
 * Returns the description field: within its group the one with that name, otherwise the first long
 * text, otherwise the first text.
 */
const descriptionOf = (groups: readonly FieldGroup[]): ProductField | null => {
  const fields = editableFields(
    groups.filter((group) => isCalled([descriptionGroup], group)),
  ).filter(({ type, mayChange }) => mayChange && (type === 'textarea' || type === 'text'));
  return (
    fields.find((field) => isCalled(names.description, field)) ??
    fields.find(({ type }) => type === 'textarea') ??
    fields[0] ??
    null
  );
};

/**
 * Converts a suggested text to a value of the field: for a select, one of its options. Null if none
 * matches.
 */
export const valueFor = ({ type, options }: ProductField, text: string): string | null => {
  if (type === 'textarea') return text;
  if (type === 'text') return text.replace(/\s+/g, ' ').slice(0, limits.name);
  const parts = [text, ...text.split(',')].map((part) => part.trim().toLowerCase());
  return options.find(({ name }) => parts.includes(name.trim().toLowerCase()))?.name ?? null;
};
