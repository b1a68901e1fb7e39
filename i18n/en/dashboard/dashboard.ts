import type {
  dashboard as german,
  charts as germanCharts,
  period as germanPeriod,
} from '#i18n/de/dashboard/dashboard.ts';
import type { Translated } from '#i18n/translated.ts';

const dashboard = {
  greeting: 'Hello, %{name}',
  subtitle: {
    admin: 'The marketplace at a glance',
    manufacturer: 'Your variations at a glance',
    vendor: 'Your account and the marketplace at a glance',
  },
  products: 'Variations',
  noProducts: 'No variations yet',
  figures: {
    title: 'Figures',
    published: 'Published variations',
    draft: 'Drafts',
    samples: 'Samples',
    parents: 'Parent products',
    categories: 'Categories',
    tags: 'Tags',
    manufacturers: 'Manufacturers',
    vendors: 'Vendors and service providers',
    marketplace: 'Variations on the marketplace',
    services: 'Services',
    pending: '%{count} not activated yet',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'Your products are not for sale, and others do not see you. You can still reach orders, notifications and your account.',
    reason: 'Reason: %{reason}',
  },
  toDo: {
    title: 'To do',
    orders: {
      toConfirm: 'order to confirm |||| orders to confirm',
      late: 'late order |||| late orders',
      toReceive: 'order with an expected return |||| orders with an expected return',
      quiet: 'order without movement for 7 days |||| orders without movement for 7 days',
    },
    unverifiedManufacturers: 'manufacturer is unverified |||| manufacturers are unverified',
    unverifiedVendors: 'vendor is unverified |||| vendors are unverified',
    overdueManufacturers:
      'invitation of a manufacturer has been open for more than 14 days |||| invitations of manufacturers have been open for more than 14 days',
    overdueVendors:
      'invitation of a vendor has been open for more than 14 days |||| invitations of vendors have been open for more than 14 days',
    unansweredFeedback:
      'message of partners is still open |||| messages of partners are still open',
    owedRepayments: 'repayment is owed to a customer |||| repayments are owed to customers',
    monthsToClose: 'month can be closed |||| months can be closed',
    returnsToRefund: 'return is to be refunded |||| returns are to be refunded',
    requestedPayouts: 'payout awaits approval |||| payouts await approval',
    failedJobs: 'job has failed |||| jobs have failed',
    failedFeeds: 'feed could not be read last time |||| feeds could not be read last time',
    unmappedCategories: 'category of a feed is not mapped |||| categories of feeds are not mapped',
    stylesNotForSale:
      'style shows products that are no longer for sale |||| styles show products that are no longer for sale',
    sectionsNotForSale:
      'style section shows products that are no longer for sale |||| style sections show products that are no longer for sale',
    affiliatesNotForSale:
      'affiliate product on show is no longer for sale |||| affiliate products on show are no longer for sale',
    endingDiscounts: 'discount code ends within 7 days |||| discount codes end within 7 days',
    endingBanners: 'banner ends within 7 days |||| banners end within 7 days',
    nothing: 'All done',
    publishedIncomplete:
      'published variation is incomplete |||| published variations are incomplete',
    draftWithoutImage: 'draft without image |||| drafts without image',
    draftWithoutPrice: 'draft without price |||| drafts without price',
    draftWithoutTags: 'draft without tags |||| drafts without tags',
    draftWithoutValues: 'draft lacks required values |||| drafts lack required values',
    draftComplete: 'complete draft can be published |||| complete drafts can be published',
  },
  byStatus: {
    title: 'Variations by status',
    status: 'Status',
    published: 'Published',
    draft: 'Draft',
  },
  byCategory: { title: 'Variations by category', category: 'Category' },
  newest: { title: 'Newest variations', all: 'See all' },
  completeness: {
    title: 'Completeness',
    text: 'A variation is complete with an image, a price, tags and all values its attribute family requires.',
    part: 'Part',
    there: 'Present',
    missing: 'Missing',
    parts: {
      any: 'Complete',
      image: 'Image',
      price: 'Price',
      tags: 'Tags',
      values: 'Required values',
    },
  },
  byManufacturer: {
    title: 'Completeness by manufacturer',
    manufacturer: 'Manufacturer',
    complete: 'Complete',
    incomplete: 'Incomplete',
    count: '%{complete} of %{total}',
  },
  content: {
    title: 'Published content',
    posts: '%{count} blog post |||| %{count} blog posts',
    styles: '%{count} style |||| %{count} styles',
    sections: '%{count} style section |||| %{count} style sections',
  },
  setup: {
    title: 'How to start selling',
    done: '%{done} of %{total} steps are done',
    isDone: 'Done',
    open: 'Open',
    publish: 'Publish the first product',
    steps: {
      profile: 'Complete the profile',
      showroom: 'Create a showroom',
      payment: 'Enter a payment account',
      delivery: 'Create a delivery template',
      drivingCosts: 'Create driving costs',
      product: 'Include the first product',
      connection: 'Connect with the first partner',
    },
  },
  profile: {
    title: 'Your profile',
    edit: 'Edit',
    filled: '%{filled} of %{total} parts are filled in',
    there: 'Filled in',
    missing: 'Missing',
    parts: {
      company_name: 'Company',
      short_name: 'Short name',
      company_logo: 'Logo',
      description: 'Description',
      email: 'Email address',
      phone_number: 'Phone',
      street: 'Street',
      post_code: 'Post code',
      city: 'City',
      imprints: 'Imprint',
      category: 'Trades',
      terms: 'Terms',
    },
  },
  account: {
    title: 'Your account',
    open: 'Open account',
    status: 'Status',
    verified: 'Verified',
    unverified: 'Not verified yet',
    type: 'Account type',
    types: { account_pro: 'Pro', account_basic: 'Basic' },
    marketplace: 'On the marketplace',
    visible: 'Visible',
    hidden: 'Not visible',
    wholesaler: 'Wholesale',
    isWholesaler: 'Switched on',
    sessions: 'Signed in',
    sessionCount: 'on %{smart_count} device |||| on %{smart_count} devices',
    basic:
      'The basic account does not include partner network, own assortment, delivery and payment.',
  },
  failed: 'The figures could not be loaded.',
} satisfies Translated<typeof german>;

const charts = {
  table: 'Table',
  tableOf: 'Table: %{title}',
  sum: 'Total',
  line: '%{label}: %{count} values from %{from} to %{to}, at least %{min}, at most %{max}',
  noValue: 'none',
  described: '%{label}: %{described}',
} satisfies Translated<typeof germanCharts>;

const period = {
  title: 'Period',
  days: '%{days} days',
  year: '1 year',
  own: 'Custom',
  from: 'From',
  to: 'Until',
  interval: 'By',
  intervals: { day: 'Day', week: 'Week', month: 'Month' },
} satisfies Translated<typeof germanPeriod>;

export const texts = { dashboard, charts, period };
