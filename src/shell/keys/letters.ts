import { type Definition, pathOf } from '#providers/registry/definition.ts';

/** The letter that goes to a page after `g`; the same in both languages. */
const letters: Record<string, string> = {
  '/': 'd',
  '/products/parents': 'p',
  '/products/variations': 'v',
  '/vendor-products': 'p',
  '/collections/categories': 'c',
  '/collections/attributes': 'a',
  '/collections/tags': 't',
  '/gallery': 'i',
  '/orders': 'o',
  '/payouts': 'y',
  '/discounts': 'r',
  '/website-menu': 'm',
  '/website-banners': 'b',
  '/blog/list': 'b',
  '/styles': 's',
  '/user-feedback': 'f',
  '/user-management/customers': 'k',
  '/user-management/vendor': 'h',
  '/vendor-partners/my-network': 'n',
  '/manufacturer-partners/my-network': 'n',
  '/delivery/details': 'l',
  '/jobs': 'j',
};

/** The letter of a path; undefined if it has none. */
export const letterOf = (path: string): string | undefined => letters[path];

/** The path that the letter goes to, among the pages that the user may open. */
export const pathOfLetter = (letter: string, visible: readonly Definition[]): string | undefined =>
  ['/', ...visible.map(pathOf)].find((path) => letters[path] === letter);
