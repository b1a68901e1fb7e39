const replacements: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '×': 'x',
  ø: 'o',
};

export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß×ø]/g, (letter) => replacements[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
