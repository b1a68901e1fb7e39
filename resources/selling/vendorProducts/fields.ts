import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.vendor-products';

/** The fields in a conflict dialog. */
export const vendorProductFields: readonly RecordField[] = [
  { source: 'priceType', choices: `${messages}.priceTypes` },
  { source: 'adjustmentType', choices: `${messages}.adjustments` },
  { source: 'adjustmentAmount' },
  { source: 'ownPrice', kind: 'price' },
  { source: 'deliveryTemplateId', reference: 'delivery/details' },
  { source: 'keepDelivery', kind: 'flag' },
  { source: 'showroomIds', reference: 'vendor-profile/showrooms' },
  { source: 'keepShowroom', kind: 'flag' },
  { source: 'withServices', kind: 'flag' },
  { source: 'weightKg' },
  { source: 'itemsPerPallet' },
];

/** The fields in the history, including those that other operations change. */
export const vendorProductHistory: readonly RecordField[] = [
  ...vendorProductFields.map((field) => ({
    label: `${messages}.fields.${field.source}`,
    ...field,
  })),
  { source: 'status', label: `${messages}.fields.status`, choices: `${messages}.statuses` },
  { source: 'variationId', label: `${messages}.fields.name` },
  { source: 'source', label: `${messages}.fields.source`, choices: `${messages}.sources` },
  { source: 'sourceVendorId', label: `${messages}.fields.seller` },
];
