import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.shops';

export const shopFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'url' },
  { source: 'languages' },
  { source: 'shows', choices: `${messages}.shows` },
  { source: 'categoryIds' },
  { source: 'vendorIds' },
];

const webhookMessages = `${messages}.webhooks` as const;

export const webhookFields: readonly RecordField[] = [
  { source: 'url', label: `${webhookMessages}.fields.url` },
  { source: 'description', label: `${webhookMessages}.fields.description` },
  {
    source: 'events',
    label: `${webhookMessages}.fields.events`,
    choices: `${webhookMessages}.events`,
  },
  { source: 'isActive', label: `${webhookMessages}.fields.isActive`, kind: 'flag' },
];
