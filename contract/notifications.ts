/*
 * What accounts are told by the server. Whoever adds a kind gives it a topic here and its text in
 * i18n/<language>/notifications.ts; `notify` (server/modules/notifications) sends it.
 */

/** What somebody can have mailed or not, and whether it is unless they say so. */
const topics = {
  account: true,
  requests: true,
  orders: true,
  payouts: true,
  products: false,
  news: false,
} as const;
export type NotificationTopic = keyof typeof topics;

export const notificationTopics = Object.keys(topics) as NotificationTopic[];

/** Each kind with its topic. */
export const notificationKinds = {
  partnerVerified: 'account',
  partnerSuspended: 'account',
  partnerReactivated: 'account',
  profileVisible: 'account',
  newsPublished: 'news',
  orderReceived: 'orders',
  orderPaid: 'orders',
  orderCancelled: 'orders',
  payoutRequested: 'payouts',
  payoutApproved: 'payouts',
  payoutPaid: 'payouts',
  payoutRejected: 'payouts',
  refundRecorded: 'payouts',
  connectionRequested: 'requests',
  connectionAccepted: 'requests',
  connectionDenied: 'requests',
  connectionDeniedBecause: 'requests',
  connectionEnded: 'requests',
  invitationAccepted: 'requests',
  connectedByInvitation: 'requests',
  blogPostWithdrawn: 'account',
  styleUnpublished: 'products',
  priceChanged: 'products',
} as const satisfies Record<string, NotificationTopic>;
export type NotificationKind = keyof typeof notificationKinds;

export const isMailedByDefault = (topic: NotificationTopic): boolean => topics[topic];
