import type { keys as germanKeys } from '#i18n/de/platform/keys.ts';
import type { Translated } from '#i18n/translated.ts';

const keys = {
  title: 'Keyboard shortcuts',
  control: 'Ctrl',
  groups: { everywhere: 'Everywhere', lists: 'Lists', forms: 'Forms', pages: 'Go to' },
  everywhere: { help: 'Show keyboard shortcuts', search: 'Search everything' },
  lists: {
    search: 'Search the list',
    down: 'From the search to the first row',
    next: 'Next row',
    previous: 'Previous row',
    within: 'Within the row',
    open: 'Open the row',
    select: 'Select the row',
  },
  forms: { save: 'Save' },
} satisfies Translated<typeof germanKeys>;

export const texts = { keys };
