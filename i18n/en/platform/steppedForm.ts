import type { steppedForm as german } from '#i18n/de/platform/steppedForm.ts';
import type { Translated } from '#i18n/translated.ts';

/** A form with several steps. */
const steppedForm: Translated<typeof german> = {
  next: 'Continue',
  saveAndNext: 'Save and continue',
  save: 'Save',
  done: 'Done',
  back: 'Back',
  incomplete: '%{title}: not complete yet',
  wrong: '%{title}: please check',
  elsewhere: 'Another step needs your attention:',
};

export const texts = { steppedForm };
