import type { showrooms as german } from '#i18n/de/people/showrooms.ts';
import type { Translated } from '#i18n/translated.ts';

export const showrooms = {
  name: 'Showroom |||| Showrooms',
  subtitle: 'Places where customers can see your products and pick them up.',
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
    closed: 'Both days count. Nobody can pick anything up here during this time.',
    reason: 'Company holidays, for example',
    pictures: 'In lists, the first image stands for the showroom.',
  },
  sort: 'Sort by',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  hours: {
    from: '%{day}, from',
    to: '%{day}, to',
    add: 'Second period on %{day}',
    open: 'Opening hours on %{day}',
    remove: 'Remove period on %{day}',
    copy: 'Apply Monday to Tuesday through Friday',
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
    'Customers will no longer see this showroom or pick anything up there. |||| Customers will no longer see these %{smart_count} showrooms or pick anything up there.',
  created: 'The showroom has been created.',
  saved: 'The showroom has been saved.',
  deleted: 'The showroom has been deleted. |||| %{smart_count} showrooms have been deleted.',
  empty: 'No showrooms yet',
  emptyText: 'Create the first place where customers see your products.',
} satisfies Translated<typeof german>;

export const texts = { resources: { showrooms, 'vendor-profile/showrooms': showrooms } };
