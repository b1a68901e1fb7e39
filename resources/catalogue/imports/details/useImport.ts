import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { ImportByIdDocument } from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isGoingOn } from '#resources/catalogue/imports/parts/importState.ts';

const pollMs = 1000;

/** An import, polled every second while it is running. */
export const useImport = (id: string) => {
  const call = useCall();
  const client = useQueryClient();
  const queryKey = ['import', id];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await call(ImportByIdDocument, { id })).importById.data,
    refetchInterval: ({ state }) => (state.data && isGoingOn(state.data) ? pollMs : false),
  });
  return {
    ...query,
    /** Shows a call's answer until the next poll. */
    take: (record: ImportRecord) => client.setQueryData(queryKey, record),
  };
};
