import type { Language } from '#contract/language.ts';
import type { VendorProductsFilter } from '#contract/rules/vendorProduct.ts';
import { vendorProducts as german } from '#i18n/de/vendorProducts.ts';
import { vendorProducts as english } from '#i18n/en/vendorProducts.ts';
import type { VendorProduct } from '#server/generated/graphql.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
import { orderedIds } from './filter.ts';
import { vendorProductsByIds } from './list.ts';

const texts = { de: german, en: english };

const amount = (given: string | null | undefined): Cell => (given == null ? '' : Number(given));

/** In the order of the columns; each is headed by the text of its field. */
const cells: Record<string, (product: VendorProduct, language: Language) => Cell> = {
  variationId: ({ variationId }) => Number(variationId),
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  groupName: ({ groupName }) => groupName,
  variations: ({ variations }) => variations.join(' / '),
  manufacturer: ({ manufacturer }) => manufacturer.name,
  seller: ({ seller }) => seller?.name ?? '',
  category: ({ category }) => category ?? '',
  sourcePrice: ({ sourcePrice }) => amount(sourcePrice),
  adjustmentType: ({ priceType, adjustmentType }, language) =>
    adjustmentType == null
      ? ''
      : texts[language].adjustments[(priceType === 'own' ? 'own' : adjustmentType) as 'own'],
  adjustmentAmount: ({ adjustmentAmount }) => amount(adjustmentAmount),
  price: ({ price }) => amount(price),
  deliveryTemplate: ({ deliveryTemplate }) => deliveryTemplate?.name ?? '',
  showrooms: ({ showrooms }) => showrooms.join(', '),
  status: ({ status }, language) =>
    status == null ? texts[language].statuses.none : texts[language].statuses[status as '1' | '2'],
  problems: ({ problems, pausedReason }, language) =>
    problems
      .map((problem) =>
        problem === 'paused'
          ? texts[language].pauses[pausedReason as keyof typeof german.pauses]
          : texts[language].problems[problem as keyof typeof german.problems],
      )
      .join(', '),
};

const fields = new Set([...Object.keys(cells), 'priceType', 'pausedReason']);

export const vendorProductExporter: Exporter<VendorProductsFilter> = {
  kind: 'vendorProducts.export',
  access: ['vendorProducts', 'view'],
  matching: orderedIds,
  headings: (language) =>
    Object.keys(cells).map((field) => texts[language].fields[field as 'name']),
  rows: async (db, viewer, ids, language) => {
    const found = await vendorProductsByIds(db, viewer, ids, fields);
    return found.map((product) => Object.values(cells).map((cell) => cell(product, language)));
  },
  filename: (language) => ({ de: 'sortiment', en: 'assortment' })[language],
};
