import type { StyleStep } from '#contract/rules/website/style.ts';

/** The fields of each step. */
export const sourcesOf: Readonly<Record<StyleStep, readonly string[]>> = {
  basics: ['title', 'slug', 'short_desc', 'description', 'category_id', 'tags'],
  pictures: ['images'],
  people: ['networks', 'collaborators'],
  products: ['products'],
  affiliate: ['affiliates_products'],
};

/** The URL suffix of each step; the product steps have their own paths. */
const endings: Readonly<Record<StyleStep, string>> = {
  basics: '',
  pictures: '?step=pictures',
  people: '?step=people',
  products: '/products',
  affiliate: '/affiliate-products',
};

/**
 * Returns the URL of a step.
 * @param page the URL of the style
 * @param back the parameters of the list to return to
 */
export const stepAddress = (page: string, step: StyleStep, back: string | null): string => {
  const [path = '', search = ''] = `${page}${endings[step]}`.split('?');
  const parameters = new URLSearchParams(search);
  if (back !== null) parameters.set('back', back);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Returns the step for a URL; the first step if the URL names an unknown one. */
export const stepAt = (pathname: string, parameters: URLSearchParams): StyleStep => {
  if (pathname.endsWith('/affiliate-products')) return 'affiliate';
  if (pathname.endsWith('/products')) return 'products';
  const asked = parameters.get('step');
  return asked === 'pictures' || asked === 'people' ? asked : 'basics';
};
