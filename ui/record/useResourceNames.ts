import { useLocaleState } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from './useResourcePrefix.ts';

/**
 * The current resource's name in the plural, as values of a message: `Names` at the beginning of a
 * sentence, and `names` within it, which English writes in small letters.
 */
export const useResourceNames = (): { Names: string; names: string } => {
  const [locale] = useLocaleState();
  const text = useText(useResourcePrefix());
  const Names = text('name', 2);
  const names = locale === 'en' ? `${Names.charAt(0).toLowerCase()}${Names.slice(1)}` : Names;
  return { Names, names };
};
