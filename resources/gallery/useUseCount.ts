import { useTranslate } from 'ra-core';

/** Says how often a picture is shown. */
export const useUseCount = (count: number): string => {
  const translate = useTranslate();
  return count === 0
    ? translate('resources.gallery.shownByNone')
    : translate('resources.gallery.shownBy', count);
};
