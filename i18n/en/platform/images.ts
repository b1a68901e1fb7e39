import type {
  images as germanImages,
  sortable as germanSortable,
} from '#i18n/de/platform/images.ts';
import type { Translated } from '#i18n/translated.ts';

const sortable = {
  handle: 'Move “%{name}”, position %{position} of %{count}',
  help: 'Press Space to pick up, the arrow keys to move, Space to drop, and Escape to cancel.',
  lifted: '“%{name}” picked up, position %{position} of %{count}.',
  moved: '“%{name}” at position %{position} of %{count}.',
  dropped: '“%{name}” dropped at position %{position} of %{count}.',
  unmoved: '“%{name}” stays at position %{position} of %{count}.',
} satisfies Translated<typeof germanSortable>;

const images = {
  title: 'Add images: %{sku}',
  list: 'Images in their order',
  drop: 'Drag images here',
  dropNow: 'Drop to add them',
  choose: 'Choose images',
  limits: 'PNG or JPEG up to 1 MB, larger ones are scaled down · up to %{limit} images',
  chooseOne: 'Choose image',
  replace: 'Replace',
  removeOne: 'Remove',
  fromGallery: 'From the gallery',
  pick: {
    title: 'Choose an image from the gallery',
    search: 'Search by file or product',
    none: 'No image found',
    more: 'Show more images',
  },
  current: 'Current image',
  limitsOne: 'PNG or JPEG up to 1 MB, larger ones are scaled down',
  order:
    'The first image is the main one until you choose another. Drag by the handle to change the order.',
  picture: 'Image %{position}: %{name}',
  unnamed: 'unnamed',
  alt: 'Alternative text',
  altOf: 'Alternative text for “%{name}”',
  altExample: 'What does the image show?',
  main: 'Main image',
  makeMain: 'Use “%{name}” as the main image',
  remove: 'Remove “%{name}”',
  removed: '“%{name}” was removed.',
  undo: 'Undo',
  uploading: '“%{name}” is being uploaded',
  processing: 'Checking…',
  retry: 'Try again',
  retryOf: 'Try again: “%{name}”',
  progress: '%{done} of %{count} images uploaded',
  notHere: 'Not added:',
  notShrunk: '%{name} is too large, and this browser cannot scale it down.',
  notImage: '%{name} is neither PNG nor JPEG.',
  plainOrder: 'The handles change the order.',
  tooMany: '%{name}: more than %{limit} images are not possible.',
  close: 'Close note',
  muster: 'Use these images for the sample as well',
  musterSku: 'Sample: %{sku}',
  waiting:
    '%{smart_count} image is still being uploaded. |||| %{smart_count} images are still being uploaded.',
  unfinished:
    '%{smart_count} image was not uploaded: try again or remove it. |||| %{smart_count} images were not uploaded: try again or remove them.',
  pending: 'Wait until all images are uploaded, and remove those that failed.',
  saved: 'The images have been saved.',
  loading: 'Loading images…',
  notLoaded: 'The images could not be loaded.',
  discardText: 'Your changes to the images are not saved yet.',
} satisfies Translated<typeof germanImages>;

export const texts = { images, sortable };
