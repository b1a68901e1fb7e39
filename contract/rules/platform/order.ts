import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { id } from './fields.ts';

const orderItem = v.object({
  id,
  sortIndex: v.pipe(
    v.number('rules.required'),
    v.integer('rules.wrongType'),
    v.minValue(0, 'rules.minValue'),
    v.maxValue(limits.sortIndex, 'rules.maxValue'),
  ),
});
export type OrderItem = v.InferOutput<typeof orderItem>;

/** All ids of a list in their new order. */
export const orderInput = v.object({
  items: v.pipe(
    v.array(orderItem, 'rules.required'),
    v.maxLength(limits.bulkIds, 'rules.maxItems'),
  ),
});
