import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import {
  id,
  ids,
  price,
  requiredText,
  searchText,
  sku,
  slug,
  status,
  version,
} from '#contract/rules/platform/fields.ts';
import { variationImages } from '#contract/rules/platform/image.ts';
import { listQuery, statusFilter } from '#contract/rules/platform/list.ts';
import { variationParts } from '#contract/variationParts.ts';
import { attributeFilter } from './attributeFilter.ts';
import { attributeValues } from './attributeValue.ts';

const plainFields = {
  name: requiredText(limits.name),
  slug,
  sku,
  price,
  status,
  tags: ids(limits.maxPageSize),
  is_simple_product: v.nullish(v.boolean('rules.wrongType')),
  general_images: v.nullish(v.boolean('rules.wrongType')),
  version,
};

/** The fields of every variation (specification 5, "Edit variation"). */
export const variationPlainInput = v.object(plainFields);

/** Allows saving a draft without values that its family requires. */
export const allowIncomplete = v.nullish(v.boolean('rules.wrongType'));

export const mayBeIncomplete = (input: {
  status: string;
  allowIncomplete?: boolean | null | undefined;
}) => input.status === '2' && input.allowIncomplete === true;

/** The whole edit page; omitted fields stay unchanged. */
export const variationInput = v.object({
  ...plainFields,
  inputs: v.nullish(attributeValues),
  images: v.nullish(variationImages),
  allowIncomplete,
});
export type VariationInput = v.InferOutput<typeof variationInput>;

export const variationsQuery = v.object({
  ...listQuery([
    ...(['id', 'name', 'sku', 'price', 'status', 'updatedAt'] as const),
    ...(['combinations', 'category', 'parent'] as const),
  ]),
  ids: v.nullish(ids(limits.maxPageSize)),
  name: searchText,
  sku: searchText,
  otherCaseOf: searchText,
  parent_name: searchText,
  parent_id: v.nullish(id),
  except: v.nullish(id),
  status: statusFilter,
  serviceFilter: v.nullish(
    v.picklist(['all', 'hasService', 'hasNotService'], 'rules.filter'),
    'all',
  ),
  manufacturer_id: v.nullish(id),
  categories: v.nullish(ids(limits.maxPageSize)),
  variationType: v.nullish(v.picklist(['all', 'muster', 'notMuster'], 'rules.filter'), 'all'),
  serviceInfo: v.nullish(id),
  missing: v.nullish(
    v.picklist(['all', 'any', 'nothing', ...variationParts], 'rules.filter'),
    'all',
  ),
  included: v.nullish(v.boolean('rules.filter')),
  sample_box_id: v.nullish(id),
  linked: v.nullish(v.picklist(['all', 'linked', 'notLinked'], 'rules.filter'), 'all'),
  attributes: attributeFilter,
});
export type VariationsFilter = v.InferOutput<typeof variationsQuery>;

/** Publishes only complete variations. */
const onlyComplete = v.nullish(v.boolean('rules.wrongType'));

export const variationsPublishInput = bulkInputOf(variationsQuery, { onlyComplete });

export const variationsStatusInput = bulkInputOf(variationsQuery, { status, onlyComplete });

/** Attaches exactly these services (specification 7). */
export const variationsServicesInput = bulkInputOf(variationsQuery, {
  groupIds: ids(limits.maxPageSize),
  serviceIds: ids(limits.maxPageSize),
});
