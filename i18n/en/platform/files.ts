import type { crop as germanCrop, files as germanFiles } from '#i18n/de/platform/files.ts';
import type { Translated } from '#i18n/translated.ts';

const files = {
  title: 'Title',
  download: 'Download',
  downloadOf: 'Download “%{name}”',
  remove: 'Remove',
  list: 'In their order',
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
    pdf: 'PDF up to 5 MB |||| PDF up to 5 MB · at most %{smart_count}',
    picture: 'PNG or JPEG up to 1 MB, larger ones are reduced · at most %{smart_count}',
    both: 'PDF up to 5 MB, PNG or JPEG up to 1 MB · at most %{smart_count}',
  },
  notUploaded: '%{name} was not uploaded: choose another file or remove the message.',
  refused: {
    pdf: '%{name} is not a PDF, or one too many: at most %{smart_count}.',
    picture: '%{name} is neither PNG nor JPEG, or one too many: at most %{smart_count}.',
    both: '%{name} is neither PDF nor PNG nor JPEG, or one too many: at most %{smart_count}.',
  },
} satisfies Translated<typeof germanFiles>;

const crop = {
  title: 'Choose a section',
  help: 'Drag the frame or move it with the arrow keys; its corners change its size.',
  picture: 'The image the section is taken from',
  apply: 'Apply',
  again: 'Change section',
  cropArea: 'Section; the arrow keys move it',
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
