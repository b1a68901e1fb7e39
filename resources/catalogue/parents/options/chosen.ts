import type { Named } from '#resources/catalogue/parents/parentForm.ts';

const named = ({ id, name }: Named): Named => ({ id, name });

/** The chosen ones, in the order of all. */
const among = (all: readonly Named[], chosen: ReadonlySet<string>): Named[] =>
  all.filter(({ id }) => chosen.has(id)).map(named);

/** Adds an option to the chosen ones, or removes it. */
export const withOption = (
  all: readonly Named[],
  chosen: ReadonlySet<string>,
  id: string,
): Named[] => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return among(all, next);
};

/** Adds all matches to the chosen ones, or removes them. */
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
