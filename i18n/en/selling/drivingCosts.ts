import type { drivingCosts as german } from '#i18n/de/selling/drivingCosts.ts';
import type { Translated } from '#i18n/translated.ts';

export const drivingCosts = {
  name: 'Driving cost |||| Driving costs',
  subtitle:
    'What driving to the customer costs, once per order. A region without a driving cost has no services.',
  fields: {
    regions: 'Regions',
    region: 'Region',
    rows: 'Regions and costs',
    cost: 'Cost',
    updatedAt: 'Last changed',
  },
  of: 'Driving for %{cost}',
  help: {
    regions: 'The most specific region counts. Each region may occur only once.',
    cost: 'With 0, travel is free.',
  },
  table: {
    open: 'Edit as a table',
    title: 'All driving costs',
    subtitle: 'A row for each region. Regions with the same cost are then grouped.',
  },
  sections: { costs: 'Driving' },
  create: 'Create driving cost',
  edit: 'Edit driving cost',
  search: 'Search by postcode',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} row selected |||| %{smart_count} rows selected',
  delete: 'Delete',
  deleteText:
    'No services are offered in these regions any more. |||| No services are offered in the regions of these %{smart_count} rows any more.',
  created: 'The driving cost has been created.',
  saved: 'The driving cost has been saved.',
  deleted: 'The driving cost has been deleted. |||| %{smart_count} rows have been deleted.',
  empty: 'No driving cost template found.',
  emptyText: 'For example: postcodes 80 for €25.00, all of Bavaria for €60.00.',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'craftsman-settings/driving-costs': drivingCosts } };
