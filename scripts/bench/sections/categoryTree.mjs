import { measureCategories } from '#scripts/bench/categories.mjs';
import { count, ms, table } from '#scripts/bench/format.mjs';

const categories = 5000;

export const title = 'Category tree';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = (stage) => stage.withCategories(categories, measureCategories);

export const report = (tree) => [
  ...table(
    ['what', 'measured', 'at most (at least)'],
    [
      ['categories', count(tree.categories), ''],
      ['opening the tree, excluding the request', ms(tree.openMs), ''],
      ['typing one letter of a search', ms(tree.searchMs), ''],
      ['expanding the whole tree', ms(tree.expandMs), ''],
      ['DOM nodes with the whole tree open', String(tree.domNodes), '3,000'],
      ['moving a branch, from the drop to confirmation by the API', ms(tree.moveMs), ''],
      ['frames under 50 ms meanwhile', `${(100 * tree.framesUnder50).toFixed(1)} %`, '99 %'],
      ['slowest frame meanwhile', ms(tree.slowestFrameMs), ''],
    ],
  ),
];
