import type { Group } from './group.ts';
import type { NewProduct } from './readStore.ts';

/**
 * Collects the products of a workbook, in order of appearance, with the number of their rows.
 * @param stored the product of each row that an earlier attempt has stored; these rows keep it, even
 * if the catalogue has changed since
 */
export const productCounter = (stored: readonly number[]) => {
  const products: NewProduct[] = [];
  const byKey = new Map<string, NewProduct>();
  let rows = 0;
  const productOf = (key: string): NewProduct | undefined => {
    const place = stored[rows];
    return place === undefined ? byKey.get(key) : products[place - 1];
  };
  /** Counts the next row of the workbook; returns the place of its product. */
  const count = ({ key, parent_id, name }: Omit<Group, 'isKnown'>): number => {
    const product = productOf(key) ?? { place: products.length + 1, parent_id, name, rows: 0 };
    if (product.rows === 0) products.push(product);
    if (!byKey.has(key)) byKey.set(key, product);
    product.rows += 1;
    rows += 1;
    return product.place;
  };
  return { count, products };
};
