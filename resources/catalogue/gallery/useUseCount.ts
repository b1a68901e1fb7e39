import { useText } from '#providers/i18nProvider/useText.ts';

/** Formats the number of uses. */
export const useUseCount = (count: number): string => {
  const translate = useText();
  return count === 0
    ? translate('resources.gallery.shownByNone')
    : translate('resources.gallery.shownBy', count);
};
