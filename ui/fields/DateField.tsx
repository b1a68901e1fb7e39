import { language } from '#providers/preferences.ts';

/** A point in time (ISO 8601, UTC), formatted for the user in the marketplace's time zone. */
export const DateField = ({ value }: { value: string | null | undefined }) => {
  const locale = language.use();
  if (!value) return null;
  const formatted = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(value));
  return <time dateTime={value}>{formatted}</time>;
};
