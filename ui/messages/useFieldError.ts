import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

// the form in which react-admin's inputs are given a message with values
const prefix = '@@react-admin@@';

/** What a form shows at a field, as a text. */
export const useFieldError = () => {
  const translate = useTranslate();
  return useCallback(
    (error: string): string => {
      if (!error.startsWith(prefix)) return translate(error, { _: error });
      const { message, args } = JSON.parse(error.slice(prefix.length));
      return translate(message, { _: message, ...args });
    },
    [translate],
  );
};
