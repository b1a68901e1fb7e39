import type { undo as german } from '#i18n/de/platform/undo.ts';
import type { Translated } from '#i18n/translated.ts';

const undo = {
  title: 'Undo this bulk change?',
  what: '“%{kind}” of %{at}',
  restores:
    '%{count} record returns to its previous state. |||| %{count} records return to their previous state.',
  stay: '%{count} has been changed since and stays as it is. |||| %{count} have been changed since and stay as they are.',
  notLoaded: 'The change could not be loaded.',
  done: '%{smart_count} record is as it was before the change. |||| %{smart_count} records are as they were before the change.',
} satisfies Translated<typeof german>;

export const texts = { undo };
