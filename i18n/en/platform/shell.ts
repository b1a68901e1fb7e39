import type {
  confirm as germanConfirm,
  copy as germanCopy,
  form as germanForm,
  list as germanList,
  shell as germanShell,
} from '#i18n/de/platform/shell.ts';
import type { Translated } from '#i18n/translated.ts';

const shell = {
  skipToContent: 'Skip to content',
  roles: {
    admin: 'Administration',
    manufacturer: 'Manufacturer',
    vendor: 'Vendor',
    craftsman: 'Craftsman',
    architect: 'Architect',
    wholesaler: 'Wholesaler',
  },
  header: {
    home: 'Atrium, go to dashboard',
    menu: 'Open navigation',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'Same as system', light: 'Light', dark: 'Dark' },
    account: 'Account of %{name}',
    logout: 'Sign out',
  },
  navigation: 'Main navigation',
  search: {
    open: 'Search everything',
    label: 'Page, name or article number',
    none: 'Nothing found',
    searching: 'Searching…',
    here: 'On this page',
    failed: 'Not everything could be searched.',
    create: 'Create %{name}',
  },
  dashboard: 'Dashboard',
  groups: {
    products: 'Products',
    catalogue: 'Catalogue',
    website: 'Website',
    partners: 'Partners',
    sales: 'Sales',
    account: 'Account',
  },
  noRole: 'no adminRole',
  noRoleText: 'This account has no role. Ask an administrator.',
  notFound: {
    title: 'Not found',
    text: 'This record does not exist or has been deleted.',
    back: 'Back to the list',
  },
  toast: { close: 'Close message' },
  undo: 'Undo',
  notLoaded: 'This page could not be loaded.',
  updated: {
    title: 'Atrium has been updated.',
    text: 'Reload the page to continue with the new version.',
    reload: 'Reload',
    discard: 'Discard and reload',
  },
  unloadable: {
    title: 'This part of the page opens only after a reload.',
    text: 'The browser does not repeat the failed request. Reload the page.',
  },
} satisfies Translated<typeof germanShell>;

const list = {
  search: 'Search',
  searchChip: 'Search',
  clearSearch: 'Clear search',
  moreFilters: 'More filters',
  clearFilters: 'Clear all filters',
  dropped:
    'An invalid value in the address was ignored: %{names} |||| Values in the address did not fit and were left out: %{names}',
  removeFilter: 'Remove filter “%{name}”',
  results: '%{count} result |||| %{count} results',
  moreResults: 'More than %{count} results',
  countExactly: 'Count exactly',
  counting: 'Counting…',
  rangeOfMore: '%{offsetBegin}–%{offsetEnd} of more than %{total}',
  selectAllMatching: 'Select all results',
  all: 'All',
  empty: 'Nothing here yet',
  noMatches: 'Nothing found.',
  noMatchesText: 'There are no results for these filters.',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  requestId: 'Reference for the operators: %{id}',
  loading: 'Loading…',
  actions: 'Actions',
  actionsOf: 'Actions for %{name}',
  selectPage: 'Select all on this page',
  skipToRows: 'Skip to the rows',
  select: 'Select “%{name}”',
  views: {
    title: 'Views',
    save: 'Save view…',
    saveTitle: 'Save view',
    name: 'Name of the view',
    share: 'Share with colleagues',
    shared: 'Shared',
    delete: 'Delete “%{name}”',
    saved: 'The view has been saved.',
    deleted: 'The view has been deleted.',
  },
  unchanged:
    'Nothing to change for %{smart_count} entry. |||| Nothing to change for %{smart_count} entries.',
  selectMatching: 'Select all %{count}',
  clearSelection: 'Clear selection',
  add: 'Add new',
  export: { title: 'Export', pdf: 'For printing (.pdf)', xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  choices: { open: 'Open', close: 'Close', clear: 'Clear' },
  pages: 'Pages',
  columns: 'Columns',
  arrangeColumns: 'Order and width',
  resetColumns: 'Reset columns',
  widthOf: 'Width of “%{name}” in pixels',
  widthByContent: 'By content',
  filters: 'Filters',
  sortBy: 'Sort by',
  sortOrder: 'Order',
  sortOrders: { ASC: 'Ascending', DESC: 'Descending' },
  choose: 'Select',
  density: 'Row height',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
} satisfies Translated<typeof germanList>;

const form = {
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  take: 'Apply',
  unsaved: 'Unsaved changes',
  saved: 'All changes saved',
  duplicate: 'Duplicate',
  slug: {
    help: 'Part of the web address',
    propose: 'Create from the name: %{slug}',
  },
  leave: {
    title: 'Discard changes?',
    text: 'Your changes are not saved yet and would be lost.',
    changed: 'Changed: %{what}.',
    stay: 'Keep editing',
    leave: 'Discard',
  },
} satisfies Translated<typeof germanForm>;

const confirm = {
  title: 'Are you sure?',
  yes: 'Yes',
  no: 'No',
} satisfies Translated<typeof germanConfirm>;

const copy = {
  copy: 'Copy %{text}',
  failed: 'The browser does not allow copying here.',
  copied: 'Copied',
} satisfies Translated<typeof germanCopy>;

export const texts = { confirm, copy, form, list, shell };
