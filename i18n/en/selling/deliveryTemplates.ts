import type { deliveryTemplates as german } from '#i18n/de/selling/deliveryTemplates.ts';
import type { Translated } from '#i18n/translated.ts';

export const deliveryTemplates = {
  name: 'Delivery template |||| Delivery templates',
  subtitle: 'What delivery costs and how long it takes. Each product gets a template.',
  fields: {
    name: 'Name',
    type: 'Type of shipping',
    days: 'Delivery time',
    daysFrom: 'Delivery time from (days)',
    daysTo: 'Delivery time to (days)',
    scope: 'Where you deliver',
    rules: 'Shipping costs',
    regions: 'Regions',
    costs: 'Costs',
    cheapest: 'Lowest cost',
    dearest: 'Highest cost',
    usage: 'Products',
    updatedAt: 'Last changed',
  },
  types: {
    standard: 'Standard shipping',
    expedited: 'Expedited shipping',
    item_weight: 'By weight per item',
    pallet: 'Per pallet',
  },
  typesHelp: {
    standard: 'The cost depends on the total of the product prices.',
    expedited: 'The cost depends on the total of the product prices.',
    item_weight: 'The cost depends on the weight of each item.',
    pallet: 'Each pallet costs the same; a part-filled pallet counts as a full one.',
  },
  scopes: { germany: 'All of Germany', regional: 'By region' },
  sections: { general: 'General', rules: 'Shipping costs', trial: 'Try it out' },
  days: '%{from} to %{to} days',
  exactDays: '%{smart_count} day |||| %{smart_count} days',
  help: {
    regional:
      'The most specific region counts: a longer postcode before a shorter one, postcodes before the state, the state before all of Germany. Only its rules then apply.',
  },
  trial: {
    postcode: 'Postcode',
    price: 'Total of the product prices',
    weight: 'Weight of an item',
    pallets: 'Pallets',
    cost: 'Shipping cost: %{cost}',
    incomplete: 'The cost is shown once the postcode and all rows are complete.',
    refused: {
      region: 'No delivery: no region contains this postcode.',
      range: 'No delivery: no row of this region applies.',
    },
  },
  replace: {
    title: 'Replace delivery template',
    text: '“%{names}” is still used. Which template should its products use instead? |||| %{names} are still used. Which template should their products use instead?',
    label: 'Replace by',
    confirm: 'Replace and delete',
    done: 'The products now use “%{name}”.',
    none: 'There is no other template. Create one first.',
  },
  create: 'Create delivery template',
  edit: 'Edit delivery template',
  search: 'Search by name',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} template selected |||| %{smart_count} templates selected',
  delete: 'Delete',
  deleteText:
    'The delivery template is deleted if no product uses it any more. |||| The %{smart_count} delivery templates are deleted unless products still use them.',
  created: 'The delivery template has been created.',
  saved: 'The delivery template has been saved.',
  deleted:
    'The delivery template has been deleted. |||| %{smart_count} delivery templates have been deleted.',
  empty: 'No delivery templates yet',
  emptyText:
    'For example: all of Germany, €19.90 up to €499.99, €9.90 up to €999.99 and free from €1,000.',
  example: 'Start with this example',
} satisfies Translated<typeof german>;

export const texts = { resources: { 'delivery/details': deliveryTemplates } };
