const replacements: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '×': 'x',
  ø: 'o',
};

/** The slug of a name; empty if none of its characters can be part of a web address. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß×ø]/g, (letter) => replacements[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The slug, numbered if it is taken: `tische`, `tische-2`, `tische-3` … */
export const freeSlug = (text: string, isTaken: (slug: string) => boolean): string => {
  const slug = slugify(text);
  if (slug === '' || !isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const numbered = `${slug}-${number}`;
    if (!isTaken(numbered)) return numbered;
  }
};
