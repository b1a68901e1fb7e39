import type { crop as germanCrop, files as germanFiles } from '#i18n/de/platform/files.ts';
import type { Translated } from '#i18n/translated.ts';

const files = {
  title: 'Title',
  download: 'Download',
  downloadOf: 'Download “%{name}”',
  remove: 'Remove',
  list: 'In order',
  removeOf: 'Remove “%{name}”',
  dismiss: 'Cancel',
  notYet: 'The file can be downloaded once it is saved.',
  choose: { pdf: 'Choose PDF', picture: 'Choose image', both: 'Choose file' },
  drop: {
    pdf: 'Drop a PDF here',
    picture: 'Drop an image here',
    both: 'Drop a PDF or image here',
  },
  limits: {
    pdf: 'PDF up to 5 MB |||| PDF up to 5 MB · up to %{smart_count} files',
    picture: 'PNG or JPEG up to 1 MB, larger ones are scaled down · up to %{smart_count}',
    both: 'PDF up to 5 MB, PNG or JPEG up to 1 MB · up to %{smart_count} files',
  },
  notUploaded: '%{name} was not uploaded: choose another file or remove the message.',
  refused: {
    pdf: '%{name} is not a PDF, or there are too many files: no more than %{smart_count}.',
    picture:
      '%{name} is neither PNG nor JPEG, or there are too many files: no more than %{smart_count}.',
    both: '%{name} is not a PDF, PNG or JPEG, or there are too many files: no more than %{smart_count}.',
  },
} satisfies Translated<typeof germanFiles>;

const crop = {
  title: 'Crop image',
  help: 'Move the frame; its corners change its size.',
  picture: 'The image to crop',
  apply: 'Apply',
  again: 'Change crop',
  cropArea: 'Crop area; the arrow keys move it',
  nwDragHandle: 'Top left corner; the arrow keys change the size',
  nDragHandle: 'Top edge; the arrow keys change the size',
  neDragHandle: 'Top right corner; the arrow keys change the size',
  eDragHandle: 'Right edge; the arrow keys change the size',
  seDragHandle: 'Bottom right corner; the arrow keys change the size',
  sDragHandle: 'Bottom edge; the arrow keys change the size',
  swDragHandle: 'Bottom left corner; the arrow keys change the size',
  wDragHandle: 'Left edge; the arrow keys change the size',
} satisfies Translated<typeof germanCrop>;

export const texts = { files, crop };
