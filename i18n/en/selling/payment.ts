import type {
  sellingNotices as germanNotices,
  orderSettings as germanOrderSettings,
  payment as germanPayment,
} from '#i18n/de/selling/payment.ts';
import type { Translated } from '#i18n/translated.ts';

const payment = {
  title: 'Payment account',
  subtitle: 'The marketplace pays what is due to you to this account.',
  bank: 'Bank account',
  present: 'Your account',
  connected: 'Connected',
  none: 'No account',
  pending: 'Connection started',
  failed: 'Connection failed',
  current: {
    bank: '%{holder}, %{iban}',
    paypal: 'PayPal account %{id}',
    none: 'Without a payment account you cannot receive payouts or offer products.',
  },
  fields: {
    provider: 'Kind',
    account_holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC (optional)',
    paypal_merchant_id: 'PayPal account',
    status: 'Status',
  },
  help: {
    iban: 'An account in a SEPA country',
    keep: 'Stays %{iban} if left empty',
    mail: 'We notify you of every change by email. Payouts that have been requested still go to the previous account.',
  },
  save: 'Save account',
  saved: 'The payment account has been saved.',
  disconnect: {
    open: 'Remove account',
    title: 'Remove the payment account?',
    text: 'Your products are then no longer for sale, and you cannot receive payouts.',
    yes: 'Remove',
    done: 'The payment account has been removed.',
  },
  paypal: {
    title: 'PayPal',
    text: 'You sign in to PayPal and give your consent there. Until then your current account stays connected.',
    open: 'Connect with PayPal',
    go: 'Continue to PayPal',
    done: 'Your PayPal account has been connected.',
    working: 'PayPal is confirming your account…',
  },
  failedToLoad: 'The payment account could not be loaded.',
} satisfies Translated<typeof germanPayment>;

const orderSettings = {
  title: 'Order settings',
  subtitle: 'How you take orders.',
  wholesale: {
    title: 'Wholesale',
    text: 'With wholesale your products appear in the partner network, and incoming orders appear on your dashboard.',
    switch: 'Switch wholesale on',
    on: 'Wholesale is permanently switched on.',
    visible: 'Others can see your profile.',
    askTitle: 'Switch wholesale on?',
    askText: 'This cannot be undone. If your profile is complete, others see it at once.',
    yes: 'Switch on',
    done: 'Wholesale is switched on.',
    doneVisible: 'Wholesale is switched on, and your profile is visible.',
  },
  goodsReceipt: {
    title: 'Wholesaler goods receipt',
    text: 'Record incoming goods and match them with orders',
    soon: 'Coming soon',
  },
  failed: 'The settings could not be loaded.',
} satisfies Translated<typeof germanOrderSettings>;

const sellingNotices = {
  payment: 'Without a payment account you cannot receive payouts or offer products.',
  toPayment: 'Enter an account',
  driving: 'No driving cost template found. Your services are not offered anywhere.',
  toDriving: 'Create driving costs',
} satisfies Translated<typeof germanNotices>;

export const texts = {
  payment,
  orderSettings,
  sellingNotices,
  pages: {
    'configurations/payment-configuration': 'Payment account',
    'order-settings': 'Order settings',
  },
};
