import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

/** Translates the messages of the current resource: `resources.<resource>.<key>`. */
export const useResourceText = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (key: string, values?: number | object): string =>
      translate(`resources.${resource}.${key}`, values),
    [translate, resource],
  );
};
