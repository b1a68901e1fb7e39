import type { notifications as german } from '#i18n/de/platform/notifications.ts';
import type { Translated } from '#i18n/translated.ts';

export const notifications = {
  title: 'Notifications',
  mailText: 'All messages appear under the bell. You also receive these by email:',
  saved: 'The notifications have been saved.',
  failed: 'The messages could not be loaded.',
  more: 'Load older ones',
  open: 'View',
  session: 'This session',
  notification: 'Notification',
  mailsFailed: 'The choices could not be loaded.',
  topics: {
    account: 'Account and profile',
    requests: 'Requests and answers',
    orders: 'Orders',
    payouts: 'Payouts',
    products: 'Products and prices',
    news: 'News from manufacturers',
  },
  kinds: {
    partnerVerified: 'Your account has been verified.',
    partnerSuspended: 'Your account has been suspended: %{reason}',
    partnerReactivated: 'Your account is active again.',
    profileVisible: 'Your profile is complete and now visible to others.',
    newsPublished: '%{company}: %{title}',
    orderReceived: 'New order %{number}',
    orderPaid: 'Order %{number} has been paid.',
    orderCancelled: 'Part of order %{number} has been cancelled.',
    returnAnnounced: 'Return for order %{number}: %{quantity} × %{product}',
    returnRejected: 'The return of “%{product}”, order %{number}, was rejected.',
    returnWithdrawn: 'The return of “%{product}”, order %{number}, was withdrawn.',
    payoutRequested: '%{company} has requested payout %{number} of %{net}.',
    payoutApproved: 'Payout %{number} has been approved.',
    payoutPaid: 'Payout %{number} of %{net} has been transferred.',
    payoutRejected: 'Payout %{number} has been rejected: %{reason}',
    monthClosed: 'Your statement for %{month} is ready.',
    refundRecorded:
      '%{amount} of order %{number} has been refunded. On your account this is %{net}.',
    connectionRequested: '%{company} would like to connect with you.',
    connectionAccepted: '%{company} has accepted your request. You are connected now.',
    connectionDenied: '%{company} has denied your request.',
    connectionDeniedBecause: '%{company} has denied your request: %{answer}',
    connectionEnded: '%{company} has ended the connection with you.',
    invitationAccepted: '%{company} has accepted your invitation. You are connected now.',
    connectedByInvitation: 'You are connected with %{company}, who invited you.',
    blogPostWithdrawn: 'Your blog post “%{title}” is now a draft: %{reason}',
    styleUnpublished: 'The marketplace unpublished your style “%{title}”.',
    priceChanged:
      'The price of %{smart_count} product in your assortment has changed. |||| The prices of %{smart_count} products in your assortment have changed.',
    sourceSuspended:
      '%{company} is suspended at the moment. %{smart_count} product of your assortment is paused. |||| %{company} is suspended at the moment. %{smart_count} products of your assortment are paused.',
    webhookGone: '%{shop}: the webhook address at %{host} is gone. It was switched off.',
    webhookFailing:
      '%{shop}: no event has arrived at the webhook address at %{host} for three days. It was switched off.',
  },
} satisfies Translated<typeof german>;

export const texts = {
  notifications,
  pages: { 'manufacturer-profile/settings': 'Settings' },
};
