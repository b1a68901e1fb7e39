import type { repayments as german } from '#i18n/de/sales/repayments.ts';
import type { Translated } from '#i18n/translated.ts';

export const repayments = {
  name: 'Repayment |||| Repayments',
  subtitle: 'What customers get back after a cancellation, an overpayment or a refund.',
  fields: {
    at: 'Owed since',
    orderNumber: 'Order',
    customerName: 'Customer',
    kind: 'Reason',
    amount: 'Amount',
    state: 'Status',
    repaidOn: 'Paid back on',
    reference: 'Reference',
    from: 'Owed from',
    to: 'Owed until',
    text: 'Search',
  },
  kinds: {
    cancelled: 'Cancelled',
    overpaid: 'Paid too much',
    late: 'Paid after the cancellation',
    refund: 'Refunded',
  },
  states: {
    owed: 'Owed',
    repaid: 'Paid back',
    withdrawn: 'No longer owed',
  },
  search: 'Search by order or customer',
  empty: 'No repayments',
  emptyText:
    'What customers get back after a cancellation, an overpayment or a refund appears here.',
  selected: '%{count} repayment selected |||| %{count} repayments selected',
  sums: {
    owed: 'Still owed',
    repaid: 'Paid back',
  },
  repay: {
    open: 'Mark as paid back',
    text: 'Record the transfer only once it has been made. This cannot be undone.',
    done: '%{smart_count} repayment was marked as paid back. |||| %{smart_count} repayments were marked as paid back.',
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { repayments } };
