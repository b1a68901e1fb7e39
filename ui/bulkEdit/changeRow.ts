/** A row of a bulk edit's form. */
export interface ChangeRow<Kind extends string> {
  /** Identifies the row while others are added and removed. */
  key: number;
  kind: Kind;
}

interface Limited<Kind extends string> {
  kind: Kind;
  atMost?: number;
}

/** Whether another row may change this field, too. */
export const maySelect = <Kind extends string>(
  rows: readonly ChangeRow<Kind>[],
  { kind, atMost = 1 }: Limited<Kind>,
): boolean => rows.filter((row) => row.kind === kind).length < atMost;

/** A further row, for the first field that no row changes yet. */
export const nextRow = <Kind extends string>(
  rows: readonly ChangeRow<Kind>[],
  choices: readonly Limited<Kind>[],
): ChangeRow<Kind> | null => {
  const isOpen = (choice: Limited<Kind>) => maySelect(rows, choice);
  const choice = choices.find(({ kind }) => isOpen({ kind })) ?? choices.find(isOpen);
  if (!choice) return null;
  return { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, kind: choice.kind };
};
