import type { representatives as german } from '#i18n/de/people/representatives.ts';
import type { Translated } from '#i18n/translated.ts';

export const representatives = {
  name: 'Representative |||| Representatives',
  subtitle: 'Contact persons for your partners, each for an area.',
  fields: {
    name: 'First name',
    surname: 'Last name',
    position: 'Position',
    email: 'Email address',
    phone: 'Phone',
    picture: 'Image',
    regions: 'Area',
    sortIndex: 'Order',
    updatedAt: 'Last changed',
  },
  person: 'Person',
  contact: 'Contact',
  regionsHint: 'All of Germany if left empty',
  create: 'Create representative',
  edit: 'Edit representative',
  search: 'Search by name, position or email',
  order: { text: 'Your partners see them in this order, after those whose area a partner is in.' },
  actions: { edit: 'Edit', delete: 'Delete' },
  selected: '%{smart_count} representative selected |||| %{smart_count} representatives selected',
  delete: 'Delete',
  deleteText:
    'Your partners will no longer see this person. |||| Your partners will no longer see these %{smart_count} people.',
  created: 'The representative has been created.',
  saved: 'The representative has been saved.',
  deleted:
    'The representative has been deleted. |||| %{smart_count} representatives have been deleted.',
  empty: 'No representatives yet',
  all: 'All',
  nobody: 'Your partners’ contact persons are listed here.',
} satisfies Translated<typeof german>;

export const texts = { resources: { representatives } };
