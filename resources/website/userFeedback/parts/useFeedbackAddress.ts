import { useCallback } from 'react';
import { useCreatePath } from 'react-admin';

/** The address of the list with these filters, such as of the feedback that a figure counts. */
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
