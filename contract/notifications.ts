import { euroText } from '#contract/format.ts';
import type { Language } from './language.ts';
import { monthText } from './monthText.ts';

/* Notifications from the server to accounts. A new kind needs a topic here and its text in
   i18n/<language>/notifications.ts; `notify` (server/modules/platform/notifications) sends it. */

/** Topics that users can receive by mail, each with its default. */
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
  returnAnnounced: 'orders',
  returnRejected: 'orders',
  returnWithdrawn: 'orders',
  payoutRequested: 'payouts',
  payoutApproved: 'payouts',
  payoutPaid: 'payouts',
  payoutRejected: 'payouts',
  monthClosed: 'payouts',
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
  sourceSuspended: 'products',
  webhookGone: 'account',
  webhookFailing: 'account',
} as const satisfies Record<string, NotificationTopic>;
export type NotificationKind = keyof typeof notificationKinds;

/** Placeholders of the texts that are amounts. */
const amounts: readonly string[] = ['amount', 'net'];

/**
 * The values of a text, formatted for its reader's language.
 * @param params by placeholder; amounts are decimals, EUR; `month` is YYYY-MM
 */
export const notificationValues = (
  language: Language,
  params: Readonly<Record<string, string | number>>,
): Record<string, string | number> => {
  const textOf = (name: string, value: string | number) => {
    if (name === 'month') return monthText(String(value), language);
    return amounts.includes(name) ? euroText(value, language) : value;
  };
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, textOf(name, value)]),
  );
};

export const isMailedByDefault = (topic: NotificationTopic): boolean => topics[topic];
