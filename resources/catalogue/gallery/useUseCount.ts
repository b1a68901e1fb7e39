import { useTranslate } from 'react-admin';

/** A text for the number of uses. */
export const useUseCount = (count: number): string => {
  const translate = useTranslate();
  return count === 0
    ? translate('resources.gallery.shownByNone')
    : translate('resources.gallery.shownBy', count);
};
