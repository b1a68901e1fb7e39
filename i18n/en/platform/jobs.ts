import type { jobs as german } from '#i18n/de/platform/jobs.ts';
import type { Translated } from '#i18n/translated.ts';

export const jobs = {
  title: 'Background jobs',
  kinds: {
    changes: { undo: 'Undo a bulk change' },
    variations: {
      publish: 'Publish variations',
      setDraft: 'Set variations as draft',
      delete: 'Delete variations',
      export: 'Export variations',
      attachServices: 'Apply craftsman services',
      edit: 'Edit variations',
      editRows: 'Edit variations in the list',
      // jobs of former releases
      editPrice: 'Change prices',
      editTags: 'Change tags',
      editCategories: 'Change categories',
      editAttribute: 'Change an attribute',
      editValues: 'Change values',
      import: 'Process an Excel file',
    },
    shops: { delete: 'Delete shops', export: 'Export shops' },
    webhookEndpoints: { delete: 'Delete webhook addresses' },
    webhookDeliveries: { resend: 'Send events again' },
    orders: { confirm: 'Confirm orders', export: 'Export orders' },
    gallery: { delete: 'Delete images' },
    menu: { reassign: 'Reassign the products of menu items' },
    representatives: {
      delete: 'Delete representatives',
      export: 'Export representatives',
    },
    showrooms: {
      delete: 'Delete showrooms',
      export: 'Export showrooms',
    },
    styles: {
      status: 'Publish or unpublish styles',
      delete: 'Delete styles',
      export: 'Export styles',
    },
    styleCategories: {
      delete: 'Delete style categories',
      export: 'Export style categories',
    },
    styleSections: {
      status: 'Publish or unpublish style sections',
      delete: 'Delete style sections',
      export: 'Export style sections',
    },
    newsItems: {
      delete: 'Delete news',
      status: 'Publish or unpublish news',
      export: 'Export news',
    },
    returns: {
      export: 'Export returns',
    },
    repayments: {
      repaid: 'Mark repayments as paid back',
      export: 'Export repayments',
    },
    ledgerStatements: {
      export: 'Export monthly statements',
    },
    payouts: {
      items: 'Export payout',
      status: 'Process payouts',
      export: 'Export payouts',
      statement: 'Export statement',
    },
    blogPosts: {
      delete: 'Delete blog posts',
      status: 'Publish blog posts or set them as draft',
      withdraw: 'Set blog posts as draft',
      export: 'Export blog posts',
    },
    managedManufacturers: {
      delete: 'Delete manufacturers',
      status: 'Change the status of manufacturers',
      export: 'Export manufacturers',
    },
    managedVendors: {
      delete: 'Delete vendors',
      status: 'Change the status of vendors',
      export: 'Export vendors',
    },
    accounts: { data: 'Collect personal data' },
    customers: {
      anonymise: 'Anonymise customers',
      data: 'Collect a customer’s data',
      export: 'Export customers',
    },
    serviceSettings: {
      delete: 'Delete service settings',
      export: 'Export service settings',
    },
    drivingCosts: {
      delete: 'Delete driving costs',
      export: 'Export driving costs',
    },
    deliveryTemplates: {
      delete: 'Delete delivery templates',
      export: 'Export delivery templates',
    },
    securityEvents: { export: 'Export security events' },
    imports: { delete: 'Delete imports' },
    serviceGroups: { delete: 'Delete service groups' },
    services: { delete: 'Delete services' },
    sampleBoxes: {
      delete: 'Delete sample boxes',
      link: 'Link samples',
      unlink: 'Unlink samples',
    },
    tags: {
      export: 'Export tags',
      delete: 'Delete tags',
    },
    menuItems: {
      delete: 'Delete menu items',
      status: 'Publish or unpublish menu items',
      export: 'Export menu items',
    },
    websiteBanners: {
      delete: 'Delete banners',
      status: 'Activate or deactivate banners',
      export: 'Export banners',
    },
    clickAndCollectRules: {
      delete: 'Delete collection rules',
      status: 'Switch collection rules on or off',
      export: 'Export collection rules',
    },
    networkRequests: {
      create: 'Send requests to partners',
      status: 'Change requests and connections',
      export: 'Export the network',
    },
    networkPartners: { export: 'Export partners' },
    priceChanges: { export: 'Export price changes' },
    soldProducts: { export: 'Export a partner’s products' },
    vendorProducts: {
      include: 'Include products',
      exclude: 'Exclude products',
      edit: 'Edit the assortment',
      status: 'Publish or unpublish products',
      export: 'Export the assortment',
    },
    affiliate: { feed: 'Read feeds of networks' },
    affiliateNetworks: {
      delete: 'Delete affiliate networks',
      status: 'Activate or pause affiliate networks',
      export: 'Export affiliate networks',
    },
    affiliateProducts: {
      status: 'Publish or hide affiliate products',
      export: 'Export affiliate products',
    },
    affiliateCategories: {
      map: 'Map affiliate categories',
      export: 'Export affiliate categories',
    },
    discounts: {
      delete: 'Delete discount codes',
      status: 'Activate or deactivate discount codes',
      export: 'Export discount codes',
    },
    userFeedbacks: {
      status: 'Change the status of feedback',
      export: 'Export feedback',
      delete: 'Delete feedback',
    },
    attributes: { delete: 'Delete attributes' },
    attributeOptions: { delete: 'Delete attribute values' },
    attributeGroups: { delete: 'Delete attribute groups' },
    attributeFamilies: { delete: 'Delete attribute families' },
    parents: {
      publish: 'Publish parent products',
      setDraft: 'Set parent products as draft',
      delete: 'Delete parent products',
      generate: 'Generate variations',
    },
  },
  states: {
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  ended: '%{name}: %{state}',
  progress: '%{done} of %{total}',
  progressOf: 'Progress',
  same: '%{count} needed no change |||| %{count} needed no change',
  left: '%{count} was left unchanged |||| %{count} were left unchanged',
  stop: 'Stop',
  retry: 'Try again',
  download: 'Download',
  notDownloaded: 'The file could not be downloaded.',
  hide: 'Hide',
} satisfies Translated<typeof german>;

export const texts = { jobs };
