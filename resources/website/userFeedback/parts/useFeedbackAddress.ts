import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';

/** Returns the URL of the filtered list, for example for the entries behind a figure. */
export const useFeedbackAddress = () => {
  const createPath = useCreatePath();
  const list = createPath({ resource: 'user-feedback', type: 'list' });
  return useCallback(
    (filters: Record<string, string> = {}): string => {
      const search = new URLSearchParams(filters).toString();
      return search ? `${list}?${search}` : list;
    },
    [list],
  );
};
