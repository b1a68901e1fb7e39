import type { FilterKind } from '#providers/registry/definition.ts';

/** URL search parameters of the variation list. */
export const listFilters = {
  name: 'text',
  parent_name: 'text',
  categories: 'ids',
  status: 'string',
  manufacturer_id: 'string',
  variationType: 'string',
  serviceInfo: 'string',
  serviceFilter: 'string',
  missing: 'string',
  included: 'boolean',
  linked: 'string',
  attributes: 'text',
} satisfies Record<string, FilterKind>;
