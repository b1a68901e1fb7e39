import { useCallback } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import { UploadAvailabilityDocument } from './upload.generated.ts';

const pollMs = 10_000;

/** Whether the user can upload a workbook; polls every 10 s while not (specification 9). */
export const useAvailability = (): boolean => {
  const { data } = useApiQuery(
    UploadAvailabilityDocument,
    {},
    { pollMs: (last) => (last?.uploadAvalabilaty === false ? pollMs : 0) },
  );
  return data?.uploadAvalabilaty ?? true;
};

/** Returns a function that refetches the availability, for example after an import has started. */
export const useCheckAvailability = (): (() => Promise<void>) => {
  const invalidate = useInvalidateApiQueries();
  return useCallback(() => invalidate([UploadAvailabilityDocument]), [invalidate]);
};
