import { useCallback } from 'react';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';

// react-admin's inputs receive a message with values as this prefix and JSON
const prefix = '@@react-admin@@';

/** Returns a function that translates the error of a form field. */
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
