import { language } from '#providers/preferences.ts';

/** A moment (ISO 8601, UTC) as the reader writes it, in the marketplace's time zone. */
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
