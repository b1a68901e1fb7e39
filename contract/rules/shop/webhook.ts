import * as v from 'valibot';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { line, requiredId, searchText, version } from '#contract/rules/platform/fields.ts';
import { link } from '#contract/rules/platform/link.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { day } from '#contract/rules/platform/period.ts';

/* Events that are sent to shops. */

/** Apart from the other limits, which every page loads. */
export const webhookLimits = {
  /** Endpoints of one shop. */
  endpoints: 10,
  description: 255,
  /** Days for which deliveries are kept. */
  days: 30,
  /** Hours for which the former secret of an endpoint still signs. */
  secretHours: 24,
  /** Bytes that are kept of the answer to a delivery. */
  answerBytes: 2048,
} as const;

/** The event that has all recent changes of the catalogue. */
export const catalogueChanged = 'catalogue.changed';

/** The events that a shop can receive. Those of orders are named after the entries of their timeline. */
export const webhookEvents = [
  catalogueChanged,
  'order.created',
  'order.confirmed',
  'order.shipped',
  'order.ready',
  'order.scheduled',
  'order.completed',
  'order.cancelled',
  'order.paid',
  'order.payment_reversed',
  'order.refunded',
  'order.repaid',
  'order.return_announced',
  'order.return_received',
  'order.return_rejected',
  'order.return_withdrawn',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event that administrators send to try out an endpoint. */
export const testEvent = 'webhook.test';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const isEncrypted = (address: string) => /^https:\/\//i.test(address);

export const webhookEndpointInput = v.object({
  shopId: requiredId,
  url: v.pipe(link, v.check(isEncrypted, 'resources.shops.webhooks.onlyHttps')),
  description: v.nullish(line(webhookLimits.description), ''),
  events: v.pipe(
    v.array(v.picklist(webhookEvents, 'rules.unknown'), 'rules.required'),
    v.minLength(1, 'rules.required'),
    v.transform((given) => webhookEvents.filter((event) => given.includes(event))),
  ),
  isActive: v.nullish(v.boolean('rules.wrongType'), true),
  version,
});
export type EndpointInput = v.InferOutput<typeof webhookEndpointInput>;

export const webhookEndpointsQuery = listQueryOf(['createdAt', 'id', 'url'], {
  shopId: v.nullish(requiredId),
  url: searchText,
});

export const webhookDeliveriesQuery = listQueryOf(['at', 'id'], {
  endpointId: v.nullish(requiredId),
  state: oneOf(deliveryStates),
  type: oneOf([...webhookEvents, testEvent]),
  from: v.nullish(day),
  to: v.nullish(day),
});

export const webhookResendInput = bulkInputOf(webhookDeliveriesQuery);
