import { ms, table, times } from '#scripts/bench/format.mjs';
import { measureVariationPage } from '#scripts/bench/variationPage.mjs';

export const title = 'Edit page of a variation';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = async (stage) => measureVariationPage(await stage.demo());

export const report = (variationPage) => [
  'Measured from the click in the list, excluding the requests for the variation and its family. Visible',
  'fields are rendered first, the others right after.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['a family of 10 attributes', ms(variationPage.fewMs), ''],
      [`a family of ${variationPage.attributes} attributes`, ms(variationPage.manyMs), ''],
      ['ratio of the two', times(variationPage.ratio), '1.3 times'],
      ['until all of its fields are rendered', ms(variationPage.wholeMs), ''],
      ['typing one letter into a field', ms(variationPage.typeMs), '50 ms'],
      ['DOM nodes', String(variationPage.domNodes), ''],
    ],
  ),
];
