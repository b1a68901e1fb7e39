import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { UploadAvailabilityDocument } from './upload.generated.ts';

const pollMs = 10_000;
const queryKey = ['uploadAvailability'];

/** Whether a workbook can be uploaded; polled every 10 s while not (specification 9). */
export const useAvailability = (): boolean => {
  const call = useCall();
  const { data = true } = useQuery({
    queryKey,
    queryFn: async () => (await call(UploadAvailabilityDocument, {})).uploadAvalabilaty,
    refetchInterval: ({ state }) => (state.data === false ? pollMs : false),
  });
  return data;
};

/** Refetches now, because an import has started. */
export const useAskAvailability = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey }), [client]);
};
