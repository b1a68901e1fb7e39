import { linesOf, type RecordField, valueAt } from '#ui/record/recordField.ts';

type Values = Readonly<Record<string, unknown>>;

/** The side whose value of a field is used. */
export type Side = 'mine' | 'theirs';

/** A field whose form value differs from the saved value. */
export interface Difference {
  field: RecordField;
  mine: string[];
  theirs: string[];
  /** The side that has changed the field since the form was opened. */
  by: Side | 'both';
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields the user decides on when another user saved first.
 * @param base the values from which both users started
 */
export const differencesOf = (
  fields: readonly RecordField[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] =>
  fields.flatMap((field) => {
    const [was, here, there] = [base, mine, theirs].map((each) =>
      linesOf(field, valueAt(each, field.source)),
    ) as [string[], string[], string[]];
    if (isSame(here, there)) return [];
    const by = isSame(was, there) ? 'mine' : isSame(was, here) ? 'theirs' : 'both';
    return [{ field, mine: here, theirs: there, by }];
  });

/** Whether the other user changed a field of the form. */
export const concernsForm = (differences: readonly Difference[]): boolean =>
  differences.some(({ by }) => by !== 'mine');

/**
 * Preselects the changed value of each field that only one side changed; the user chooses the rest.
 */
export const firstChoices = (differences: readonly Difference[]): Record<string, Side> =>
  Object.fromEntries(
    differences.flatMap(({ field, by }) => (by === 'both' ? [] : [[field.source, by]])),
  );
