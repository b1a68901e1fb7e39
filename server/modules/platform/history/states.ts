import {
  type Line,
  plain,
  type Reference,
  type State,
  type StateField,
} from '#server/entity/states.ts';

const isReference = (part: string | Reference): part is Reference => typeof part !== 'string';

export const referencesIn = (lines: readonly Line[]): Reference[] =>
  lines.flatMap((line) => line.filter(isReference));

/**
 * Keys that only administrators see: services of a variation (specification 6, service attachment),
 * and the former manufacturer of a product.
 */
export const administratorKeys = ['services', 'service_groups', 'manufacturer_id'];

export interface FieldChange {
  field: string;
  before: Line[];
  after: Line[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Fields that differ between two states; null means there was no record. */
export const changedFields = (
  states: Readonly<Record<string, StateField>>,
  before: State | null,
  after: State | null,
): FieldChange[] => {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const { name = key, read = plain } = states[key] ?? {};
    const [was, is] = [before?.[key], after?.[key]];
    if (isSame(was, is)) return [];
    const lines = {
      before: was === undefined ? [] : read(was),
      after: is === undefined ? [] : read(is),
    };
    // empty fields of a created or deleted record are not shown
    if (lines.before.length + lines.after.length === 0) return [];
    return [{ field: name, ...lines }];
  });
};
