import type { serviceSettings as german } from '#i18n/de/selling/serviceSettings.ts';
import type { Translated } from '#i18n/translated.ts';

export const serviceSettings = {
  name: 'Service setting |||| Service settings',
  subtitle: 'What you charge for services: in general, and for individual services or groups.',
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
    percent: 'Percentage of the suggested duration',
  },
  adjustmentTypes: { none: 'None', percent: 'In percent', euro: 'In euros' },
  general: 'General settings',
  generalFor: 'All other services',
  fixed: 'Minutes',
  percent: 'Percent (110 means 10% longer)',
  sections: {
    general: 'General',
    services: 'Applies to',
    duration: 'Duration',
    price: 'Price',
    limits: 'Area and minimum order value',
    example: 'Example',
  },
  help: {
    general: 'These settings apply to all services without settings of their own.',
    services:
      'Settings for a service take precedence over those for its group, and those over the general settings.',
    minServiceDuration: 'The least time billed; beyond it, every minute is billed.',
    adjustment:
      'A percentage of the cost, or euros once per order; a negative value is a reduction.',
    minOrderValue:
      'Products, services and driving together. Below this value the service is not offered.',
    radius: 'For information only: driving costs determine where you go.',
    regions: 'If left empty, wherever you have driving costs',
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
  emptyText: 'Start with the general settings: they apply to all services.',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'craftsman-settings/service-settings': serviceSettings } };
