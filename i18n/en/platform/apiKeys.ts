import type { apiKeys as german } from '#i18n/de/platform/apiKeys.ts';
import type { Translated } from '#i18n/translated.ts';

export const apiKeys = {
  name: 'API key |||| API keys',
  subtitle: 'Shops send their orders with these keys.',
  fields: {
    name: 'Name',
    hint: 'Ends with',
    state: 'Status',
    createdBy: 'Created by',
    createdAt: 'Created',
    lastUsedAt: 'Last used',
    revokedAt: 'Revoked',
  },
  states: { active: 'Active', revoked: 'Revoked' },
  search: 'Search name',
  empty: 'No keys yet',
  create: 'Create key',
  nameHint: 'How you recognise the shop',
  key: 'Key',
  shownOnce: 'This key is shown only now. Copy it and keep it safe.',
  neverUsed: 'Never',
  revoke: 'Revoke',
  revokeText: '“%{name}” will stop working. This cannot be undone.',
  revoked: 'The key has been revoked.',
  selected: '%{count} key selected |||| %{count} keys selected',
  revokeManyText:
    '%{smart_count} key will stop working. This cannot be undone. |||| %{smart_count} keys will stop working. This cannot be undone.',
  revokedMany: 'The key has been revoked. |||| %{smart_count} keys have been revoked.',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'api-keys': apiKeys } };
