import { language } from '#providers/preferences.ts';

/** A point in time (ISO 8601, UTC) within a sentence; by itself it is a `DateField`. */
export const useMomentText = () => {
  const locale = language.use();
  return (moment: string): string =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }).format(new Date(moment));
};
