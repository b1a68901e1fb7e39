import type { variationPages as german } from '#i18n/de/catalogue/variationPages.ts';
import type { Translated } from '#i18n/translated.ts';

const variationPages = {
  combination: {
    add: 'Add variation',
    edit: 'Change combination',
    row: 'Attribute %{place}',
    attribute: 'Attribute',
    option: 'Value',
    addRow: 'Add attribute',
    removeRow: 'Remove “%{name}”',
    next: 'Next',
    take: 'Apply',
  },
  duplicate: {
    noneFree: 'The parent product already has every combination. Add a value there first.',
    done: 'The copy has been created as a draft.',
  },
  properties: { title: 'Properties: %{name}' },
  family: {
    changed: 'The fields of the attribute family have changed. What you have entered is kept.',
    reload: 'Reload fields',
    notLoaded: 'The fields of the product could not be loaded.',
  },
  neighbours: {
    previous: 'Previous in the list: %{name}',
    next: 'Next in the list: %{name}',
    first: 'This is the first variation in the list.',
    last: 'This is the last variation in the list.',
    elsewhere: 'To move to the next one, open the variation from the list.',
  },
  linkSamples: {
    title: 'Link samples: %{name}',
    subtitle: 'The sample box contains samples of the linked parent products.',
    linked: 'Linked',
    notLinked: 'Not linked',
    link: 'Link',
    unlink: 'Unlink',
    linkedNow: 'The parent product has been linked.',
    unlinkedNow: 'The parent product is no longer linked.',
    manyLinked:
      'The parent product has been linked. |||| The parent products of %{smart_count} variations are linked.',
    manyUnlinked:
      'The parent product is no longer linked. |||| The parent products of %{smart_count} variations are no longer linked.',
  },
} satisfies Translated<typeof german>;

export const texts = { variationPages };
