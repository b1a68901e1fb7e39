import type { showrooms as german } from '#i18n/de/people/showrooms.ts';
import type { Translated } from '#i18n/translated.ts';

export const showrooms = {
  name: 'Showroom |||| Showrooms',
  subtitle: 'Places where customers can see and collect your products.',
  fields: {
    name: 'Name',
    street: 'Street and number',
    post_code: 'Postcode',
    city: 'City',
    phone: 'Phone',
    email: 'Email address',
    description: 'Description',
    openingHours: 'Opening hours',
    pictures: 'Images',
    closedFrom: 'Closed from',
    closedTo: 'Closed until',
    closedReason: 'Reason',
    updatedAt: 'Last changed',
  },
  sections: {
    place: 'Address',
    contact: 'Contact and description',
    hours: 'Opening hours',
    closed: 'Temporarily closed',
    pictures: 'Images',
  },
  help: {
    hours: 'Up to two periods a day. A day without any is closed.',
    closed: 'Both days are included. Nothing can be collected here during this time.',
    reason: 'For example, company holidays',
    pictures: 'The first image represents the showroom in lists.',
  },
  sort: 'Sort by',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  hours: {
    from: '%{day}, from',
    to: '%{day}, to',
    add: 'Second period on %{day}',
    open: 'Opening hours on %{day}',
    remove: 'Remove period on %{day}',
    copy: 'Copy Monday to Tuesday–Friday',
    closed: 'closed',
    none: 'No opening hours',
  },
  create: 'Create showroom',
  edit: 'Edit showroom',
  search: 'Search by name or address',
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} showroom selected |||| %{smart_count} showrooms selected',
  delete: 'Delete',
  deleteText:
    'Customers will no longer see this showroom or be able to collect anything there. |||| Customers will no longer see these %{smart_count} showrooms or be able to collect anything there.',
  created: 'The showroom has been created.',
  saved: 'The showroom has been saved.',
  deleted: 'The showroom has been deleted. |||| %{smart_count} showrooms have been deleted.',
  empty: 'No showrooms yet',
  emptyText: 'Create the first place where customers see your products.',
} satisfies Translated<typeof german>;

export const texts = { resources: { showrooms, 'vendor-profile/showrooms': showrooms } };
