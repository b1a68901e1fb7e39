import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.discounts';

export const discountFields: readonly RecordField[] = [
  { source: 'code' },
  { source: 'kind', choices: `${messages}.kinds` },
  { source: 'value' },
  { source: 'startsOn' },
  { source: 'endsOn' },
  { source: 'maxUses' },
  { source: 'minValue', kind: 'price' },
  { source: 'categoryIds', reference: 'collections/categories' },
  { source: 'tagIds', reference: 'collections/tags' },
  { source: 'manufacturerIds', reference: 'user-management/manufacturer' },
  { source: 'vendorIds', reference: 'user-management/vendor' },
  { source: 'shopIds', reference: 'shops' },
  { source: 'isOncePerCustomer', kind: 'flag' },
  { source: 'isBarShown', kind: 'flag' },
  { source: 'barMessage' },
  { source: 'barTextColor', kind: 'colour' },
  { source: 'barBackgroundColor', kind: 'colour' },
];

export const discountHistoryFields: readonly RecordField[] = [
  ...discountFields,
  { source: 'isActive', kind: 'flag' },
];
