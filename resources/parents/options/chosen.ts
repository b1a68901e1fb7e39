import type { Named } from '#resources/parents/parentForm.ts';

const named = ({ id, name }: Named): Named => ({ id, name });

/** Those of all that are chosen, in the order of all. */
const among = (all: readonly Named[], chosen: ReadonlySet<string>): Named[] =>
  all.filter(({ id }) => chosen.has(id)).map(named);

/** The chosen options with one more, or without it if it was among them. */
export const withOption = (
  all: readonly Named[],
  chosen: ReadonlySet<string>,
  id: string,
): Named[] => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return among(all, next);
};

/** The chosen options with all that were found, or without any of these. */
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
