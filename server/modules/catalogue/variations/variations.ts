import type { Variation } from '#contract/generated/schema.ts';
import {
  type VariationInput,
  type VariationsFilter,
  variationInput,
  variationsQuery,
} from '#contract/rules/catalogue/variation.ts';
import type { Entity } from '#server/entity/entity.ts';
import { trackedVariation } from './changes.ts';
import { own } from './filter.ts';
import { variationReader } from './page.ts';

/** Has a reader of its own, which groups what belongs to a page's variations. */
export const variations: Entity<Variation, VariationsFilter, VariationInput> = {
  ...variationReader,
  name: 'variation',
  plural: 'variations',
  area: 'variations',
  table: 'variations',
  calls: {
    create: 'variationCreate',
    update: 'variationUpdate',
    remove: 'variationDeleteByIds',
    status: 'updateProductVariationsStatus',
  },
  rights: (viewer) => own(viewer, 't'),
  input: variationInput,
  query: variationsQuery,
  columns: ['name', 'slug', 'sku', 'price', 'status', 'is_simple_product', 'general_images'],
  tracked: trackedVariation,
};
