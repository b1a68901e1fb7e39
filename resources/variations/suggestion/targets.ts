import { limits } from '#contract/limits.ts';
import {
  askedFields,
  type FieldGroup,
  type ProductField,
} from '#resources/variations/parts/productFamily.ts';

/** Of the suggestion, what an attribute of the family may take. */
export type AttributeKey = 'description' | 'materialType' | 'color' | 'pattern';

/** The group that the specification (2) names; families are made by people, in their language. */
const descriptionGroup = 'produktbeschreibung';

/** How the attributes are called, in small letters. */
const names: Record<AttributeKey, readonly string[]> = {
  description: ['beschreibung', 'produktbeschreibung', 'description'],
  materialType: ['material', 'materialart', 'materialtyp', 'werkstoff', 'material type'],
  color: ['farbe', 'farbton', 'farben', 'colour', 'color'],
  pattern: ['muster', 'musterung', 'dessin', 'pattern'],
};

const isCalled = (wanted: readonly string[], { name }: { name: string }) =>
  wanted.includes(name.trim().toLowerCase());

const takesText = ({ mayChange, type }: ProductField) => mayChange && type !== 'number';

/** The fields of the family that suggestions go into; null where it has none that can be changed. */
export const targetsOf = (
  groups: readonly FieldGroup[],
): Record<AttributeKey, ProductField | null> => {
  const called = (key: AttributeKey) =>
    askedFields(groups).find((field) => takesText(field) && isCalled(names[key], field)) ?? null;
  return {
    description: descriptionOf(groups),
    materialType: called('materialType'),
    color: called('color'),
    pattern: called('pattern'),
  };
};

/** In its group the one that is called so, else the first long text, else the first text. */
const descriptionOf = (groups: readonly FieldGroup[]): ProductField | null => {
  const fields = askedFields(groups.filter((group) => isCalled([descriptionGroup], group))).filter(
    ({ type, mayChange }) => mayChange && (type === 'textarea' || type === 'text'),
  );
  return (
    fields.find((field) => isCalled(names.description, field)) ??
    fields.find(({ type }) => type === 'textarea') ??
    fields[0] ??
    null
  );
};

/** What the field can hold of a suggestion: of a choice one of its values; null if nothing fits. */
export const valueFor = ({ type, options }: ProductField, text: string): string | null => {
  if (type === 'textarea') return text;
  if (type === 'text') return text.replace(/\s+/g, ' ').slice(0, limits.name);
  const parts = [text, ...text.split(',')].map((part) => part.trim().toLowerCase());
  return options.find(({ name }) => parts.includes(name.trim().toLowerCase()))?.name ?? null;
};
