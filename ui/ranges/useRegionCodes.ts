import { useMemo } from 'react';
import { states } from '#contract/regions/states.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useRegionName } from '#ui/regions/useRegionName.ts';
import { regionOf } from './rangeRow.ts';

/**
 * Converts between region codes and the text in a row: states and Germany by name, postcodes by
 * their digits.
 */
export const useRegionCodes = () => {
  const translate = useText();
  const regionName = useRegionName();
  return useMemo(() => {
    const named = new Map<string, string>(
      ['DE', ...states].map((code) => [
        code,
        regionName(regionOf(code) ?? { type: 'germany', value: null }),
      ]),
    );
    const codes = new Map(
      [...named].flatMap(([code, name]) => [
        [name.toLowerCase(), code],
        [code.toLowerCase(), code],
      ]),
    );
    const around = translate('regions.postcode', { prefix: ' ' }).split(' ').filter(Boolean);
    return {
      names: [...named.values()],
      nameOf: (code: string): string => named.get(code) ?? code,
      /** Returns the code of a typed region; the text itself if there is no such region. */
      codeNamed: (text: string): string => {
        const trimmed = text.trim();
        const known = codes.get(trimmed.toLowerCase());
        const digits = around.reduce((left, word) => left.replace(word, ''), trimmed);
        return known ?? /^(\d{1,5})\*?$/.exec(digits.trim())?.[1] ?? trimmed;
      },
    };
  }, [translate, regionName]);
};
