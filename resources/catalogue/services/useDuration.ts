import { useCallback } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Formats minutes as hours and minutes, for example `2 Std. 30 Min.` */
export const useDuration = (): ((minutes: number) => string) => {
  const translate = useText();
  return useCallback(
    (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return translate('resources.services.duration.minutes', { minutes });
      if (rest === 0) return translate('resources.services.duration.hours', { hours });
      return translate('resources.services.duration.both', { hours, minutes: rest });
    },
    [translate],
  );
};
