import type { history as german } from '#i18n/de/platform/history.ts';
import type { Translated } from '#i18n/translated.ts';

const history = {
  title: 'History',
  close: 'Close history',
  empty: 'No change recorded yet',
  more: 'Show older',
  unknown: 'Unknown',
  administration: 'Administration',
  actions: {
    create: 'Created',
    update: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
  },
  became: 'became',
  added: 'New:',
  removed: 'Removed:',
  order: 'Different order',
  showFields: 'Show %{smart_count} field |||| Show %{smart_count} fields',
  hideFields: 'Hide %{smart_count} field |||| Hide %{smart_count} fields',
  restore: 'Restore the previous state',
  undoAll: 'Undo the whole bulk change',
  restoreTitle: 'Restore an earlier state?',
  restoreText:
    '“%{name}” will be restored to its state before this change. This is also recorded in the history and can be undone.',
  restoreNow: 'Restore',
  restored: '“%{name}” has been restored to its earlier state.',
  revive: 'Restore',
  reviveTitle: 'Restore the deleted record?',
  reviveText:
    '“%{name}” will be created again with everything it had when it was deleted. Whatever was moved elsewhere stays there.',
  reviveNow: 'Restore',
  revived: '“%{name}” was restored.',
  anyway: 'Restore anyway',
  misfit: 'This state can no longer be restored. Nothing was changed:',
  conflict:
    'Someone else has changed the record in the meantime. You now see its current history; try again.',
  unsaved: 'The form has unsaved changes. Save or discard them first.',
  deleted: {
    open: 'Deleted',
    title: 'Deleted records',
    kinds: 'Kind',
    search: 'Search by name',
    empty: 'Nothing has been deleted yet.',
  },
  fields: {
    attr_id: 'Attribute',
    options: 'Values',
    place: 'Place',
    position: 'Place',
    values: 'Entries',
    images: 'Images',
    services: 'Services',
    service_groups: 'Service groups',
    general_images: 'Images for all variations',
    sample_of_id: 'Sample of',
    changeId: 'Change',
  },
} satisfies Translated<typeof german>;

export const texts = { history };
