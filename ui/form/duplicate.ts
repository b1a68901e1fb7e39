import { slugify } from '#contract/slug.ts';

/** The values of a form by field. */
export type Values = Readonly<Record<string, unknown>>;

/** Parameter of a create page's address: the id of the record that it duplicates. */
export const duplicateParameter = 'duplicate';

/** The name of a copy: „Name (2)“ of „Name“, and „Name (3)“ of „Name (2)“. */
export const copyName = (name: string): string => {
  const [, base = name, number = '1'] = /^(.*) \((\d+)\)$/.exec(name) ?? [];
  return `${base} (${Number(number) + 1})`;
};

/**
 * The values with which the form of a copy starts: those of the record under another name, with the
 * slug of that name.
 */
export const copiedValues = ({ id, version, ...values }: Values): Values => {
  if (typeof values.name !== 'string') return values;
  const name = copyName(values.name);
  return { ...values, name, ...('slug' in values && { slug: slugify(name) }) };
};

/** The same for records that have a title in place of a name. */
export const copiedTitle = (title: string) => {
  const copy = copyName(title);
  return { title: copy, slug: slugify(copy) };
};
