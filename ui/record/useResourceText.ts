import { useText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from './useResourcePrefix.ts';

/** Translates the messages of the current resource: `resources.<resource>.<key>`. */
export const useResourceText = () =>
  useText(useResourcePrefix()) as (key: string, values?: number | object) => string;
