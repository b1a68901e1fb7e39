import type { conflict as german } from '#i18n/de/platform/conflict.ts';
import type { Translated } from '#i18n/translated.ts';

const conflict = {
  title: 'Someone else has saved in the meantime',
  text: 'Choose for each field which value to keep. Nothing you have typed is lost.',
  savedAt: 'Last saved:',
  savedBy: 'by',
  marketplace: 'the marketplace',
  allMine: 'My entry everywhere',
  allTheirs: 'Saved value everywhere',
  sides: { mine: 'My entry', theirs: 'Saved now' },
  by: {
    mine: 'changed by you only',
    theirs: 'changed by someone else only',
    both: 'changed by both',
  },
  open: '%{smart_count} field left to decide |||| %{smart_count} fields left to decide',
  back: 'Back to the form',
  save: 'Save this version',
  picture: 'Image',
} satisfies Translated<typeof german>;

export const texts = { conflict };
