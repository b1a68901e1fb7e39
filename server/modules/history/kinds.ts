import type { HistoryEntity } from '#contract/rules/history.ts';
import type { DB } from '#server/generated/database.ts';

/** Where the records are while they are there. */
export const tableOf = {
  category: 'categories',
  attribute: 'attributes',
  attributeOption: 'attribute_options',
  attributeOptionGroup: 'attribute_option_groups',
  attributeGroup: 'attribute_groups',
  attributeFamily: 'attribute_families',
  parentProduct: 'parent_products',
  serviceGroup: 'service_groups',
  service: 'services',
  tag: 'tags',
  sampleBox: 'sample_boxes',
  variation: 'variations',
} as const satisfies Record<HistoryEntity, keyof DB>;
