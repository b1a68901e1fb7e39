import type { gallery as german } from '#i18n/de/gallery.ts';
import type { Translated } from '#i18n/translated.ts';

const gallery = {
  name: 'Picture |||| Gallery',
  title: 'Gallery',
  subtitle: 'All pictures of the marketplace, and where they are shown.',
  fields: {
    name: 'Name',
    use: 'Use',
  },
  uses: {
    used: 'Used',
    unused: 'Not used',
    duplicate: 'Duplicates',
    noAlt: 'Without alternative text',
    broken: 'Damaged or missing',
  },
  search: 'Search by file or product',
  empty: 'No pictures yet',
  picture: 'Picture without a description',
  shownByNone: 'Not used',
  shownBy: 'Used once |||| Used %{smart_count} times',
  duplicates: '%{smart_count} duplicate |||| %{smart_count} duplicates',
  duplicatesText:
    'The same picture is here once more. |||| The same picture is here %{smart_count} more times.',
  lacksAlt: 'No alternative text',
  altHelp: 'Applies wherever a product shows this picture',
  selected: '%{count} picture selected |||| %{count} pictures selected',
  select: 'Select “%{name}”',
  delete: 'Delete',
  deleteText:
    'This picture is deleted for good and cannot be brought back from the history either. Pictures in use stay. |||| %{smart_count} pictures are deleted for good and cannot be brought back from the history either. Pictures in use stay.',
  deleteOneText:
    'This picture is deleted for good and cannot be brought back from the history either.',
  deleted: 'The picture was deleted. |||| %{smart_count} pictures were deleted.',
  conflict: 'Meanwhile “%{alt}” has been saved. Save once more to use your text.',
  conflictEmptied: 'Meanwhile the text has been removed. Save once more to use your text.',
  discardText: 'The alternative text has not been saved yet.',
  saved: 'The alternative text has been saved.',
  kinds: {
    variation: 'Variation',
    category: 'Category',
    option: 'Attribute value',
    banner: 'Banner',
    blogPost: 'Blog post',
    menuItem: 'Menu item',
    optionGroup: 'Value group',
  },
  more: 'and %{smart_count} more use |||| and %{smart_count} more uses',
  upload: {
    open: 'Upload pictures',
    title: 'Upload pictures',
    text: 'A file whose name begins with an article number (such as “HWL-10104_2.jpg”) goes to that product. Pictures without a product stay in the gallery.',
    list: 'Chosen files',
    matched: '%{smart_count} picture has a product. |||| %{smart_count} pictures have a product.',
    unmatched:
      '%{smart_count} picture stays without a product. |||| %{smart_count} pictures stay without a product.',
    shown: {
      label: 'Files shown',
      count: 'All (%{count})',
      unmatched: 'Without a product (%{count})',
      failed: 'Failed (%{count})',
    },
    sku: 'Article number',
    skuOf: 'Article number for “%{name}”',
    matching: 'Searching…',
    notChecked: 'Not checked yet',
    unchecked:
      'The product of %{smart_count} picture could not be looked up. |||| The products of %{smart_count} pictures could not be looked up.',
    checkAgain: 'Search again',
    noSku: 'Without a product',
    unknownSku: 'No product has this number',
    start: 'Upload %{smart_count} picture |||| Upload %{smart_count} pictures',
    stop: 'Stop',
    again: 'Try again (%{smart_count})',
    progress: '%{done} of %{count} pictures are done.',
    failed: '%{smart_count} has failed. |||| %{smart_count} have failed.',
    preparing: 'Being prepared…',
    stored: 'Uploaded',
    done: 'Done',
    known: 'Was there already, kept once',
    close: 'Done',
    discard: {
      title: 'Discard the selection?',
      text: '%{smart_count} picture has not been uploaded yet. |||| %{smart_count} pictures have not been uploaded yet.',
      leave: 'Discard',
      stay: 'Back to the selection',
    },
  },
} satisfies Translated<typeof german>;

export const texts = { resources: { gallery } };
