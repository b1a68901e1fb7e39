import * as v from 'valibot';
import type { Adjustment, Pricing } from '#contract/cart/price.ts';
import { limits } from '#contract/limits.ts';
import { bulkInputOf, changesAny } from '#contract/rules/platform/bulk.ts';
import { checkAt } from '#contract/rules/platform/checkAt.ts';
import { exportInputOf } from '#contract/rules/platform/export.ts';
import {
  id,
  ids,
  price,
  searchText,
  status,
  version,
  weight,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, newestFirst, oneOf, statusFilter } from '#contract/rules/platform/list.ts';
import { adjustment, orNone, withAdjustment } from './adjustment.ts';

/**
 * Sources of offered products: the manufacturers or the sellers that a vendor is connected with.
 */
export const sources = ['manufacturer', 'seller'] as const;
export type Source = (typeof sources)[number];

export const priceTypes = ['original', 'own'] as const satisfies readonly Pricing['priceType'][];

/** Problems that prevent an included product from being sold; the last two are only warnings. */
export const problems = [
  'paused',
  'noTemplate',
  'noWeight',
  'noPalletSize',
  'noRate',
  'noPrice',
  'regionGap',
  'belowSource',
] as const;
export type Problem = (typeof problems)[number];

/** Message keys of the reasons why a product is not included or not sold. */
export const refusals = {
  noTemplate: 'resources.vendor-products.refusals.noTemplate',
  noWeight: 'resources.vendor-products.refusals.noWeight',
  noPalletSize: 'resources.vendor-products.refusals.noPalletSize',
  noRate: 'resources.vendor-products.refusals.noRate',
  includedElsewhere: 'resources.vendor-products.refusals.includedElsewhere',
  notOffered: 'resources.vendor-products.refusals.notOffered',
} as const;

/** The tab selects the source of the products; `problem: any` finds products with any problem. */
export const vendorProductsQuery = listQueryOf(
  ['name', 'id', 'sku', 'groupName', 'manufacturer', 'sourcePrice', 'price', 'status', 'updatedAt'],
  {
    tab: v.nullish(v.picklist(sources, 'rules.filter'), 'manufacturer'),
    name: searchText,
    categories: v.nullish(ids(limits.maxPageSize)),
    manufacturer: v.nullish(id),
    seller: v.nullish(id),
    services: oneOf(['with', 'without']),
    included: v.nullish(v.boolean('rules.filter')),
    status: statusFilter,
    problem: oneOf([...problems, 'any']),
  },
);
export type VendorProductsFilter = v.InferOutput<typeof vendorProductsQuery>;

const flag = v.nullish(v.boolean('rules.wrongType'), false);

const palletSize = v.pipe(
  v.number('rules.wrongType'),
  v.integer('rules.wholeNumber'),
  v.minValue(1, 'rules.minValue'),
  v.maxValue(limits.quantity, 'rules.maxValue'),
);

const aboveZero = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((given) => Number(given) > 0, 'rules.aboveZero'),
  );

const delivery = {
  deliveryTemplateId: orNone(id),
  keepDelivery: flag,
};
const showrooms = {
  showroomIds: v.nullish(ids(limits.vendorShowrooms), []),
  keepShowroom: flag,
};

/** Settings for selling a product; omitted fields get the defaults of a new product. */
const settings = {
  priceType: v.nullish(v.picklist(priceTypes, 'rules.priceType'), 'original'),
  ...adjustment,
  ownPrice: orNone(aboveZero(price)),
  ...delivery,
  ...showrooms,
  withServices: flag,
  weightKg: orNone(aboveZero(weight)),
  itemsPerPallet: orNone(palletSize),
};

type Priced = Omit<Pricing, 'source'>;

/** Whether the percentage is low enough that every resulting price fits its database column. */
const isInReach = ({ adjustmentType: type, adjustmentAmount: given }: Adjustment): boolean =>
  type !== 'percent' || Number(given ?? 0) <= limits.increasePercent;

const hasOwnPrice = ({ priceType, ownPrice }: Priced): boolean =>
  priceType === 'original' || ownPrice !== null;

/** Clears the adjustment of own prices, and the own price of adjusted ones. */
const consistent = <Given extends Priced>(given: Given): Given =>
  given.priceType === 'own'
    ? { ...given, adjustmentType: 'none', adjustmentAmount: null }
    : {
        ...given,
        ownPrice: null,
        adjustmentAmount: given.adjustmentType === 'none' ? null : given.adjustmentAmount,
      };

/** Adds the checks of an adjustment, and that it stays in reach. */
const withReach = <Schema extends v.GenericSchema<unknown, Adjustment>>(schema: Schema) =>
  v.pipe(
    withAdjustment(schema),
    checkAt<v.InferOutput<Schema>>('adjustmentAmount', isInReach, 'rules.percentTooLarge'),
  );

/** Adds the checks of a price, and makes its parts consistent. */
const withPrice = <Schema extends v.GenericSchema<unknown, Priced>>(schema: Schema) =>
  v.pipe(
    withReach(schema),
    checkAt<v.InferOutput<Schema>>('ownPrice', hasOwnPrice, 'rules.required'),
    v.transform((given: v.InferOutput<Schema>) => consistent(given)),
  );

export const vendorProductInput = withPrice(v.object({ ...settings, version }));
export type VendorProductSettings = Omit<v.InferOutput<typeof vendorProductInput>, 'version'>;

/** Products to include, all with the same settings. */
export const vendorProductsIncludeInput = withPrice(
  bulkInputOf(vendorProductsQuery, { ...settings, publish: flag }),
);
export type VendorProductsInclude = VendorProductSettings & { publish: boolean };

/** Products alone, to exclude them or to get a proposal for them. */
export const vendorProductsExcludeInput = bulkInputOf(vendorProductsQuery);

const priceChange = v.pipe(
  withReach(v.object(adjustment, 'rules.adjustmentType')),
  v.transform((given) => ({
    ...given,
    adjustmentAmount: given.adjustmentType === 'none' ? null : given.adjustmentAmount,
  })),
);
export type PriceChange = v.InferOutput<typeof priceChange>;

const deliveryChange = v.object(delivery);
export type DeliveryChange = v.InferOutput<typeof deliveryChange>;

const showroomsChange = v.object(showrooms);
export type ShowroomsChange = v.InferOutput<typeof showroomsChange>;

const servicesChange = v.object({ withServices: v.boolean('rules.required') });
export type ServicesChange = v.InferOutput<typeof servicesChange>;

/** Fields that a bulk edit can change. */
export const editKinds = ['price', 'delivery', 'showrooms', 'services'] as const;
export type EditKind = (typeof editKinds)[number];

const changes = {
  price: v.nullish(priceChange),
  delivery: v.nullish(deliveryChange),
  showrooms: v.nullish(showroomsChange),
  services: v.nullish(servicesChange),
};

/** Changes without their rows, for a form: at least one. */
export const vendorProductsChange = v.pipe(
  v.object(changes),
  v.forward(
    v.check((input) => changesAny(editKinds, input), 'rules.required'),
    ['price'],
  ),
);

export const vendorProductsEditInput = v.pipe(
  bulkInputOf(vendorProductsQuery, changes),
  v.forward(
    v.check((input) => changesAny(editKinds, input), 'rules.required'),
    ['price'],
  ),
);
export type VendorProductsChanges = v.InferOutput<v.ObjectSchema<typeof changes, undefined>>;

export const vendorProductsStatusInput = bulkInputOf(vendorProductsQuery, { status });
export const vendorProductsExportInput = exportInputOf(vendorProductsQuery);

/** Products sold by a connected seller. */
export const soldProductsQuery = listQueryOf(['name', 'id', 'sku', 'manufacturer'], {
  vendorId: id,
  name: searchText,
  categories: v.nullish(ids(limits.maxPageSize)),
});
export type SoldProductsFilter = v.InferOutput<typeof soldProductsQuery>;
export const soldProductsExportInput = exportInputOf(soldProductsQuery);

/** Directions of a source's price change. */
export const priceDirections = ['risen', 'fallen'] as const;

export const priceChangesQuery = listQueryOf(['changedAt', 'name', 'sku'], {
  order: newestFirst,
  name: searchText,
  tab: oneOf(sources),
  direction: oneOf(priceDirections),
});
export type PriceChangesFilter = v.InferOutput<typeof priceChangesQuery>;
export const priceChangesExportInput = exportInputOf(priceChangesQuery);
