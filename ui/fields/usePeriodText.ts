import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

interface Period {
  startsOn: string | null;
  endsOn: string | null;
}

/** Formats a first and a last day as one text; `null` if both are missing. */
export const usePeriodText = () => {
  const translate = useText();
  const locale = language.use();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);
  return ({ startsOn, endsOn }: Period): string | null => {
    if (startsOn && endsOn) return format.formatRange(dayOf(startsOn), dayOf(endsOn));
    if (startsOn) return translate('runStates.from', { day: format.format(dayOf(startsOn)) });
    if (endsOn) return translate('runStates.until', { day: format.format(dayOf(endsOn)) });
    return null;
  };
};
