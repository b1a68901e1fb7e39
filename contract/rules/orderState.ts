/* The states of an order's lines and services (specification 4); the database holds them, too. */

export const lineStates = [
  'open',
  'confirmed',
  'shipped',
  'ready',
  'completed',
  'cancelled',
] as const;
export type LineState = (typeof lineStates)[number];

export const serviceStates = ['open', 'scheduled', 'completed', 'cancelled'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** What follows for a part and for the order. */
export const orderStatuses = ['open', 'in_progress', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What the timeline tells. */
export const orderEventKinds = [
  'created',
  'paid',
  'confirmed',
  'shipped',
  'ready',
  'scheduled',
  'completed',
  'cancelled',
  'refunded',
  'note',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];
