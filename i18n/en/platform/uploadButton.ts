import type { uploadButton as german } from '#i18n/de/platform/uploadButton.ts';
import type { Translated } from '#i18n/translated.ts';

const uploadButton = {
  upload: 'Upload Excel file',
  processing: 'Processing…',
  percent: '%{percent}%',
  more: 'More about the Excel import',
} satisfies Translated<typeof german>;

export const texts = { uploadButton };
