import { daysText, dayText } from '#contract/format.ts';
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
  return ({ startsOn, endsOn }: Period): string | null => {
    if (startsOn && endsOn) return daysText(startsOn, endsOn, locale);
    if (startsOn) return translate('runStates.from', { day: dayText(startsOn, locale) });
    if (endsOn) return translate('runStates.until', { day: dayText(endsOn, locale) });
    return null;
  };
};
