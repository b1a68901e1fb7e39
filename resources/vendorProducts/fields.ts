import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.vendor-products';

/** As conflicts and the history tell them. */
export const vendorProductFields: readonly RecordField[] = [
  { source: 'priceType', choices: `${messages}.priceTypes` },
  { source: 'adjustmentType', choices: `${messages}.adjustments` },
  { source: 'adjustmentAmount' },
  { source: 'ownPrice' },
  { source: 'deliveryTemplateId' },
  { source: 'keepDelivery' },
  { source: 'showroomIds' },
  { source: 'keepShowroom' },
  { source: 'withServices' },
  { source: 'weightKg' },
  { source: 'itemsPerPallet' },
];
