import type { StyleStep } from '#contract/rules/website/style.ts';

/** The fields of each step. */
export const sourcesOf: Readonly<Record<StyleStep, readonly string[]>> = {
  basics: ['title', 'slug', 'short_desc', 'description', 'category_id', 'tags'],
  pictures: ['images'],
  people: ['networks', 'collaborators'],
  products: ['products'],
  affiliate: ['affiliates_products'],
};

/** What follows a style's own address for each step; the products have pages of their own. */
const endings: Readonly<Record<StyleStep, string>> = {
  basics: '',
  pictures: '?step=pictures',
  people: '?step=people',
  products: '/products',
  affiliate: '/affiliate-products',
};

/**
 * The address of a step.
 * @param page the style's own address
 * @param back the list's parameters, to which the page returns
 */
export const stepAddress = (page: string, step: StyleStep, back: string | null): string => {
  const [path = '', search = ''] = `${page}${endings[step]}`.split('?');
  const parameters = new URLSearchParams(search);
  if (back !== null) parameters.set('back', back);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The step that an address shows; the first for one that there is not. */
export const stepAt = (pathname: string, parameters: URLSearchParams): StyleStep => {
  if (pathname.endsWith('/affiliate-products')) return 'affiliate';
  if (pathname.endsWith('/products')) return 'products';
  const asked = parameters.get('step');
  return asked === 'pictures' || asked === 'people' ? asked : 'basics';
};
