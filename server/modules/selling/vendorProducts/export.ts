import type { PriceChange, SoldProduct, VendorProduct } from '#contract/generated/schema.ts';
import type { Language } from '#contract/language.ts';
import type {
  PriceChangesFilter,
  SoldProductsFilter,
  VendorProductsFilter,
} from '#contract/rules/selling/vendorProduct.ts';
import { network as germanNetwork } from '#i18n/de/people/networks.ts';
import {
  vendorProducts as german,
  priceChanges as germanChanges,
} from '#i18n/de/selling/vendorProducts.ts';
import { network as englishNetwork } from '#i18n/en/people/networks.ts';
import {
  vendorProducts as english,
  priceChanges as englishChanges,
} from '#i18n/en/selling/vendorProducts.ts';
import { columnsExporter } from '#server/jobs/columnsExporter.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { amountCell, type Cell } from '#server/jobs/sheets/sheet.ts';
import { orderedIds } from './filter.ts';
import { vendorProductsByIds } from './list.ts';
import { changesByIds, matchingChanges } from './priceChanges.ts';
import { matchingSold, soldByIds } from './sold.ts';

const texts = { de: german, en: english };

const cells: Record<string, (product: VendorProduct, language: Language) => Cell> = {
  variationId: ({ variationId }) => Number(variationId),
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  groupName: ({ groupName }) => groupName,
  variations: ({ variations }) => variations.join(' / '),
  manufacturer: ({ manufacturer }) => manufacturer.name,
  seller: ({ seller }) => seller?.name ?? '',
  category: ({ category }) => category ?? '',
  sourcePrice: ({ sourcePrice }) => amountCell(sourcePrice),
  adjustmentType: ({ priceType, adjustmentType }, language) =>
    adjustmentType == null
      ? ''
      : texts[language].adjustments[(priceType === 'own' ? 'own' : adjustmentType) as 'own'],
  adjustmentAmount: ({ adjustmentAmount }) =>
    adjustmentAmount == null ? '' : Number(adjustmentAmount),
  price: ({ price }) => amountCell(price),
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

export const vendorProductExporter = columnsExporter<VendorProduct, VendorProductsFilter>({
  kind: 'vendorProducts.export',
  access: ['vendorProducts', 'view'],
  matching: orderedIds,
  cells,
  headings: { de: german.fields, en: english.fields },
  read: (db, viewer, ids) => vendorProductsByIds(db, viewer, ids, fields),
  filename: { de: 'sortiment', en: 'assortment' },
});

const changeCells: Record<string, (change: PriceChange, language: Language) => Cell> = {
  name: ({ name }) => name,
  sku: ({ sku }) => sku,
  tab: ({ tab }, language) => texts[language].sources[tab as 'seller'],
  oldSourcePrice: ({ oldSourcePrice }) => amountCell(oldSourcePrice),
  sourcePrice: ({ sourcePrice }) => amountCell(sourcePrice),
  oldPrice: ({ oldPrice }) => amountCell(oldPrice),
  price: ({ price }) => amountCell(price),
  changedAt: ({ changedAt }) => minuteOf(changedAt),
};

export const priceChangeExporter = columnsExporter<PriceChange, PriceChangesFilter>({
  kind: 'priceChanges.export',
  access: ['vendorProducts', 'view'],
  matching: matchingChanges,
  cells: changeCells,
  headings: { de: germanChanges.fields, en: englishChanges.fields },
  read: changesByIds,
  filename: { de: 'preisaenderungen', en: 'price-changes' },
});

const soldCells: Record<string, (product: SoldProduct) => Cell> = {
  name: ({ name }) => name,
  sku: ({ sku }) => sku,
  groupName: ({ groupName }) => groupName,
  variations: ({ variations }) => variations.join(' / '),
  category: ({ category }) => category ?? '',
  manufacturer: ({ manufacturer }) => manufacturer,
  price: ({ price }) => amountCell(price),
};

const soldFields = new Set(Object.keys(soldCells));

/** For manufacturers: products of others that a connected seller sells. */
export const soldProductExporter = columnsExporter<SoldProduct, SoldProductsFilter>({
  kind: 'soldProducts.export',
  access: ['manufacturerPartners', 'view'],
  matching: matchingSold,
  cells: soldCells,
  headings: { de: germanNetwork.sold.fields, en: englishNetwork.sold.fields },
  read: (db, viewer, ids) => soldByIds(db, viewer, ids, soldFields),
  filename: { de: 'produkte', en: 'products' },
});
