import type { Named } from '#resources/catalogue/parents/parentForm.ts';

const named = ({ id, name }: Named): Named => ({ id, name });

/** Returns the selected items in the order of the complete list. */
const among = (all: readonly Named[], chosen: ReadonlySet<string>): Named[] =>
  all.filter(({ id }) => chosen.has(id)).map(named);

/** Toggles an option. */
export const withOption = (
  all: readonly Named[],
  chosen: ReadonlySet<string>,
  id: string,
): Named[] => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return among(all, next);
};

/** Selects or deselects all matches. */
export const withAll = (
  all: readonly Named[],
  chosen: ReadonlySet<string>,
  found: readonly Named[],
  isWith: boolean,
): Named[] => {
  const next = new Set(chosen);
  for (const { id } of found) {
    if (isWith) next.add(id);
    else next.delete(id);
  }
  return among(all, next);
};
