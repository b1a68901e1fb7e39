import { useCallback } from 'react';
import type { Region } from '#contract/regions/region.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

const postcodeDigits = 5;

/** Returns a function that formats a region's name, such as „Bayern“ or „PLZ 80…“. */
export const useRegionName = (): ((region: Region) => string) => {
  const translate = useText();
  return useCallback(
    ({ type, value }) => {
      if (type === 'germany') return translate('regions.germany');
      if (type === 'state') return translate(`regions.states.${value}`);
      const isWhole = value?.length === postcodeDigits;
      return translate(isWhole ? 'regions.wholePostcode' : 'regions.postcode', { prefix: value });
    },
    [translate],
  );
};
