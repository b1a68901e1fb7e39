import type { services as german } from '#i18n/de/catalogue/services.ts';
import type { Translated } from '#i18n/translated.ts';

const services = {
  name: 'Service |||| Services',
  subtitle: 'Craftsman services in groups that can be assigned to products.',
  fields: {
    name: 'Name',
    service: 'Name of the service',
    group: 'Name of the group',
    groupId: 'Group',
    duration: 'Duration in minutes',
    description: 'Description',
  },
  help: { duration: 'A whole number of 1 or more' },
  duration: {
    minutes: '%{minutes} min',
    hours: '%{hours} h',
    both: '%{hours} h %{minutes} min',
  },
  kinds: { services: 'Services', groups: 'Groups' },
  search: 'Search by group or service',
  count: '%{smart_count} service |||| %{smart_count} services',
  wholeGroup: 'as a whole group on %{count} variation |||| as a whole group on %{count} variations',
  used: '%{count} variation |||| %{count} variations',
  usesOf: 'Where “%{name}” is used',
  viaGroup: 'through its group only',
  unused: 'not used',
  selected: '%{smart_count} service selected |||| %{smart_count} services selected',
  actions: { edit: 'Edit', delete: 'Delete' },
  empty: 'No services yet. Create a group first.',
  group: {
    create: 'Create group',
    edit: 'Edit group',
    empty: 'There is no service in this group yet.',
    deleteText: 'The group “%{name}” will be deleted.',
    created: 'The group was created.',
    saved: 'The group was saved.',
    deleted: 'The group was deleted.',
  },
  service: {
    create: 'Create service',
    createIn: 'Create a service in “%{name}”',
    add: 'Service',
    edit: 'Edit service',
    deleteText: 'The service “%{name}” will be deleted.',
    created: 'The service was created.',
    saved: 'The service was saved.',
    deleted: 'The service was deleted.',
  },
  groupedService: {
    deleteText:
      'The service “%{name}” will be deleted. Variations that have its whole group will no longer offer it.',
    deleted: 'The service was deleted.',
  },
  move: {
    open: 'To another group…',
    title: 'Move to another group',
    text: '%{smart_count} service will be moved. Its products stay assigned. |||| %{smart_count} services will be moved. Their products stay assigned.',
    confirm: 'Move',
    done: '%{smart_count} service moved. |||| %{smart_count} services moved.',
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { services } };
