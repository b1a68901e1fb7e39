import type { reorder as german } from '#i18n/de/platform/reorder.ts';
import type { Translated } from '#i18n/translated.ts';

const reorder: Translated<typeof german> = {
  open: 'Change order',
  title: 'Order of the %{names}',
  list: '%{Names} in order',
  saved: 'The order was saved.',
  changed: 'The %{names} have changed in the meantime. The list has been reloaded.',
};

export const texts = { reorder };
