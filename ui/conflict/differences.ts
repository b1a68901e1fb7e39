import { linesOf, type RecordField, valueAt } from '#ui/record/recordField.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whose entry of a field is taken. */
export type Side = 'mine' | 'theirs';

/** A field that reads otherwise in the form than what is saved now. */
export interface Difference {
  field: RecordField;
  mine: string[];
  theirs: string[];
  /** Who changed it since the form was opened. */
  by: Side | 'both';
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What is to be decided when somebody else saved first.
 * @param base what both began with
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

/** Whether somebody else changed anything that the form shows. */
export const concernsForm = (differences: readonly Difference[]): boolean =>
  differences.some(({ by }) => by !== 'mine');

/** A field that one alone has changed is theirs; where both have, it is to be chosen. */
export const firstChoices = (differences: readonly Difference[]): Record<string, Side> =>
  Object.fromEntries(
    differences.flatMap(({ field, by }) => (by === 'both' ? [] : [[field.source, by]])),
  );
