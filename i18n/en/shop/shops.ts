import type { shops as german } from '#i18n/de/shop/shops.ts';
import type { Translated } from '#i18n/translated.ts';
import { webhooks } from './webhooks.ts';

export const shops = {
  name: 'Shop |||| Shops',
  subtitle: 'Shops sell what is published on the marketplace, and send their orders.',
  fields: {
    name: 'Name',
    url: 'Website address',
    languages: 'Languages',
    shows: 'Shows',
    categoryIds: 'Root categories',
    vendorIds: 'Sellers',
    keyCount: 'Valid keys',
    lastUsedAt: 'Last used',
    orderCount: 'Orders',
    updatedAt: 'Last changed',
  },
  shows: { everything: 'Everything published', selection: 'A selection' },
  languages: { de: 'German', en: 'English' },
  sections: { shop: 'Shop', shows: 'What the shop shows' },
  help: {
    name: 'How you recognise the shop',
    categoryIds: 'Empty: all root categories',
    vendorIds: 'Empty: all sellers',
    selection:
      'The shop shows only products of these root categories and only offers of these sellers. This does not affect its orders.',
  },
  keys: {
    title: 'Keys',
    text: 'With a key, the shop calls the interface for shops. Several keys are valid side by side.',
    empty: 'No keys yet',
    create: 'Create key',
    name: 'Name',
    nameHint: 'What the key is for, such as “website” or “warehouse”',
    scope: 'May',
    scopes: { catalogue: 'Catalogue', orders: 'Orders', customers: 'Customers' },
    scopeHints: {
      catalogue: 'Catalogue: read what is published',
      orders: 'Orders: quote, send, pay, cancel and return',
      customers: 'Customers: read names and addresses of its own orders',
    },
    end: 'Valid until',
    endHint: 'Empty: no end',
    key: 'New key',
    shownOnce: 'This key is shown only now. Copy it and keep it safe.',
    hint: 'ends with %{hint}',
    states: { active: 'Active', ending: 'Ending', ended: 'Ended', revoked: 'Revoked' },
    createdBy: 'Created by %{by}, %{at}',
    lastUsed: 'Last used: %{at}',
    neverUsed: 'Never used',
    endsAt: 'Valid until %{at}',
    revokedAt: 'Revoked: %{at}',
    future: 'The time must be in the future',
    rotate: {
      action: 'Replace',
      title: 'Replace “%{name}”',
      text: 'This creates a new key with the same name and permissions. Both are valid until the old one ends.',
      end: 'Old key valid until',
      endHint: 'By then the shop must use the new one',
      confirm: 'Create new key',
    },
    revoke: {
      action: 'Revoke',
      text: '“%{name}” will stop working at once. This cannot be undone.',
      done: 'The key has been revoked.',
    },
  },
  webhooks,
  kinds: { shops: 'Shops', webhooks: 'Webhooks' },
  inUse:
    '“%{name}” has %{smart_count} order and therefore stays. Revoke its keys. |||| “%{name}” has %{smart_count} orders and therefore stays. Revoke its keys.',
  neverUsed: 'Never',
  create: 'Create shop',
  created: 'The shop has been created. Now create a key.',
  edit: 'Edit shop',
  saved: 'The shop has been saved.',
  search: 'Search by name or address',
  empty: 'No shops yet',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} shop selected |||| %{smart_count} shops selected',
  delete: 'Delete',
  deleteText:
    'The keys of this shop will stop working. This cannot be undone. |||| The keys of these %{smart_count} shops will stop working. This cannot be undone.',
  deleted: 'The shop has been deleted. |||| %{smart_count} shops have been deleted.',
} satisfies Translated<typeof german>;

export const texts = { resources: { shops } };
