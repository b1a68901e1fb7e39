import { listOf, one, plain, type Read, type StateField, to } from '#server/entity/states.ts';

/** The main one first. */
const categories: Read = (value) =>
  listOf<{ category_id: number; is_main: boolean }>(value)
    .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
    .map(({ category_id }) => [to('category')(category_id)]);

/** `Farbe: Eiche, Nuss`. */
const attributes: Read = (value) =>
  listOf<{ attr_id: number; options: number[] }>(value).map(({ attr_id, options }) => [
    to('attribute')(attr_id),
    ...options.flatMap((option, index) => [
      index === 0 ? ': ' : ', ',
      to('attributeOption')(option),
    ]),
  ]);

const pattern: Read = (value) => {
  const { name, slug, sku, price } = (value ?? {}) as Record<string, unknown>;
  return [name, slug, sku, price].flatMap(plain);
};

/** How the history shows a parent product. */
export const parentStates: Record<string, StateField> = {
  family_id: { read: one('attributeFamily') },
  manufacturer_id: { read: one('manufacturer') },
  categories: { read: categories },
  attributes: { read: attributes },
  is_automatic: { name: 'isAutomatic', read: plain },
  pattern: { read: pattern },
};
