import type { ledgerStatements as german } from '#i18n/de/sales/ledgerStatements.ts';
import type { Translated } from '#i18n/translated.ts';

export const ledgerStatements = {
  name: 'Monthly statement |||| Monthly statements',
  subtitle: 'What each partner earned and was paid in a closed month.',
  partnerSubtitle: 'Your statements of the closed months.',
  fields: {
    month: 'Month',
    partnerName: 'Partner',
    vendorId: 'Partner',
    entries: 'Entries',
    opening: 'Opening balance',
    gross: 'Products and services',
    commission: 'Commission',
    passedOn: 'Shipping and driving',
    adjustments: 'Refunds',
    net: 'Earned',
    paid: 'Paid out',
    closing: 'Closing balance',
    text: 'Search',
  },
  search: 'Search by partner',
  empty: 'No month has been closed yet',
  emptyText: 'Once a month is closed, the statements of all partners appear here.',
  emptyPartnerText: 'Once the marketplace closes a month, your statement appears here.',
  next: {
    title: 'Next to close: %{month}',
    running: '%{month} is not over yet. It can be closed once it has ended.',
    last: '%{month} was closed on %{day}.',
    lastBy: '%{month} was closed on %{day} by %{user}.',
    open: 'Close month',
    partners: '%{smart_count} partner |||| %{smart_count} partners',
    entries: '%{smart_count} entry |||| %{smart_count} entries',
    net: 'Earned',
    paid: 'Paid out',
    checks: 'Still open',
    nothingOpen: 'Nothing is open.',
    repayments:
      '%{smart_count} repayment to customers, %{amount} |||| %{smart_count} repayments to customers, %{amount}',
    payouts:
      '%{smart_count} requested payout, %{amount} |||| %{smart_count} requested payouts, %{amount}',
    quietOrders:
      '%{smart_count} order without progress |||| %{smart_count} orders without progress',
    openText: 'Whatever is settled later counts towards the month in which it happens.',
  },
  close: {
    title: 'Close %{month}?',
    text: 'The statements of all partners are stored, and the partners are notified. Nothing can be booked in this month afterwards.',
    isFinal: 'I understand that a closed month cannot be reopened.',
    confirm: 'Close month',
    done: '%{month} has been closed.',
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { ledgerStatements } };
