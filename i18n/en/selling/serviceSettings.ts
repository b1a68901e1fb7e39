import type { serviceSettings as german } from '#i18n/de/selling/serviceSettings.ts';
import type { Translated } from '#i18n/translated.ts';

export const serviceSettings = {
  name: 'Service setting |||| Service settings',
  subtitle:
    'What you charge for services: in general, and for single services and groups where it differs.',
  fields: {
    name: 'Name',
    isDefault: 'General',
    for: 'Applies to',
    defaultHourlyPrice: 'Hourly price',
    serviceDurationType: 'Duration',
    serviceDuration: 'Minutes or percent',
    minServiceDuration: 'Minimum duration (minutes)',
    maximumDeployableRadius: 'Radius (km)',
    minOrderValue: 'Minimum order value',
    adjustmentType: 'Surcharge',
    adjustmentAmount: 'Amount of the surcharge',
    regions: 'Regions',
    serviceIds: 'Services',
    groupIds: 'Service groups',
    example: 'Example: 60 minutes',
    updatedAt: 'Last changed',
  },
  durationTypes: {
    suggested: 'As suggested',
    fixed: 'Fixed minutes',
    percent: 'Percent of the suggested',
  },
  adjustmentTypes: { none: 'None', percent: 'In percent', euro: 'In euros' },
  general: 'General settings',
  generalFor: 'All other services',
  fixed: 'Minutes',
  percent: 'Percent (110 is a tenth longer)',
  sections: {
    general: 'General',
    services: 'Applies to',
    duration: 'Duration',
    price: 'Price',
    limits: 'Where and from what value',
    example: 'Example',
  },
  help: {
    general: 'These settings apply to each service that no other setting names.',
    services: 'A service comes before its group, the group before the general settings.',
    minServiceDuration: 'Billed at least; beyond it each minute counts.',
    adjustment: 'Percent of the cost, or euros once per order; less than 0 is a reduction.',
    minOrderValue: 'Products, services and driving together. Below it the service is hidden.',
    radius: 'Shown only. Where you drive is a matter of driving costs.',
    regions: 'Without a region: wherever you drive',
  },
  example: {
    suggested: 'Suggested minutes',
    billed: 'Billed: %{minutes} minutes',
    cost: 'Cost: %{cost}',
    incomplete: 'The cost is shown once there is an hourly price.',
  },
  noDrivingCosts: {
    title: 'No driving cost template found.',
    text: 'Without one your services are not offered anywhere.',
    link: 'Create driving costs',
  },
  create: 'Create service setting',
  edit: 'Edit service setting',
  search: 'Search by name, service or group',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} setting selected |||| %{smart_count} settings selected',
  delete: 'Delete',
  deleteText:
    'Its services then follow their group or the general settings again. |||| The services of the %{smart_count} settings then follow their group or the general settings again.',
  created: 'The service setting has been created.',
  saved: 'The service setting has been saved.',
  deleted:
    'The service setting has been deleted. |||| %{smart_count} service settings have been deleted.',
  empty: 'No service settings yet',
  emptyText: 'Start with the general ones: they apply to all services.',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'craftsman-settings/service-settings': serviceSettings } };
