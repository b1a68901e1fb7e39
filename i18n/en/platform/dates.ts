import type { dates as german } from '#i18n/de/platform/dates.ts';
import type { Translated } from '#i18n/translated.ts';

const dates = {
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy, hh:mm',
  time: 'hh:mm',
  calendar: 'Open calendar',
} satisfies Translated<typeof german>;

export const texts = { dates };
