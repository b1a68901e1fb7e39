import { listOf, many, one, type Read, type StateField, to } from '#server/entity/states.ts';

const combinations: Read = (value) =>
  listOf<{ attr_id: number; option_id: number }>(value).map((item) => [
    to('attribute')(item.attr_id),
    ': ',
    to('attributeOption')(item.option_id),
  ]);

const values: Read = (value) =>
  listOf<{ attr_id: number; value: string }>(value).map((item) => [
    to('attribute')(item.attr_id),
    `: ${item.value}`,
  ]);

const images: Read = (value) => listOf<{ filename: string }>(value).map((item) => [item.filename]);

/** Fields of a variation in the history. */
export const variationStates: Record<string, StateField> = {
  parent_id: { name: 'parent', read: one('parentProduct') },
  sample_of_id: { read: one('variation') },
  tags: { read: many('tag') },
  services: { read: many('service') },
  service_groups: { read: many('serviceGroup') },
  combinations: { read: combinations },
  values: { read: values },
  images: { read: images },
};
