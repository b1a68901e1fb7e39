import { useCallback } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';

// the format in which react-admin's inputs receive a message with values
const prefix = '@@react-admin@@';

/** Text of the error a form shows at a field. */
export const useFieldError = () => {
  const translate = useDynamicText();
  return useCallback(
    (error: string): string => {
      if (!error.startsWith(prefix)) return translate(error, { _: error });
      const { message, args } = JSON.parse(error.slice(prefix.length));
      return translate(message, { _: message, ...args });
    },
    [translate],
  );
};
