import type { webhookDeliveries as german } from '#i18n/de/shop/webhookDeliveries.ts';
import type { Translated } from '#i18n/translated.ts';

const webhookDeliveries = {
  name: 'Webhook delivery |||| Webhook deliveries',
  subtitle: 'Events that are sent to shops. They are kept for 30 days.',
  fields: {
    type: 'Event',
    state: 'State',
    status: 'Answer',
    at: 'Time',
    durationMs: 'Duration',
    attemptCount: 'Attempts',
    orderNumber: 'Order',
    url: 'Address',
    endpointId: 'Address',
    from: 'From',
    to: 'To',
  },
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Not delivered' },
  faults: {
    ADDRESS: 'Invalid address',
    HOST: 'Server not found',
    PRIVATE: 'Not on the public internet',
    FAILED: 'Connection failed',
    TIMEOUT: 'No answer within 10 seconds',
    SECRET: 'Signing secret unreadable',
  },
  milliseconds: '%{count} ms',
  details: {
    title: 'Delivery',
    id: 'webhook-id',
    due: 'Next attempt',
    attempts: 'Attempts',
    attempt: 'Attempt %{number}',
    noAttempt: 'No attempt yet',
    headers: 'Headers',
    body: 'Body',
    answer: 'Answer',
    noAnswer: 'Empty',
  },
  again: {
    action: 'Send again',
    text: 'Send %{smart_count} event again? The shop recognises it by the same webhook-id. |||| Send %{smart_count} events again? The shop recognises them by the same webhook-id.',
    done: '%{smart_count} event is being sent again. |||| %{smart_count} events are being sent again.',
  },
  isOff: 'The address is switched off.',
  empty: 'No delivery yet',
  emptyText: 'Every event that is sent to an address of a shop is listed here.',
  selected: '%{smart_count} delivery selected |||| %{smart_count} deliveries selected',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'webhook-deliveries': webhookDeliveries } };
