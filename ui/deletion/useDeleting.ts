import { useState } from 'react';
import { RequestError } from '#providers/graphql/errors.ts';
import type { BulkFailureRecordFragment } from '#providers/jobs/operations.generated.ts';

export interface Named {
  id: string;
  name: string;
}

interface Options<Params, Done> {
  send: (params: Params) => Promise<Done>;
  onDone: (done: Done) => unknown;
  /** Called when all were rejected for a reason other than being in use. */
  onRefused: (error: Error) => void;
}

/**
 * Deletes records. `used` are the records in use that therefore stayed, until `forgetUsed`. If all
 * are in use, the API rejects the whole call, with the same result here.
 */
export const useDeleting = <
  Params,
  Done extends { failures?: readonly BulkFailureRecordFragment[] },
>({
  send,
  onDone,
  onRefused,
}: Options<Params, Done>) => {
  const [used, setUsed] = useState<readonly Named[]>([]);
  const [isPending, setPending] = useState(false);

  /** @param known the visible records, which provide names for those in use */
  const remove = async (params: Params, known: readonly Named[]): Promise<void> => {
    setPending(true);
    try {
      const done = await send(params).finally(() => setPending(false));
      const inUse = done.failures?.filter(({ code }) => code === 'IN_USE') ?? [];
      setUsed(inUse.map(({ id, label }) => ({ id, name: label ?? '' })));
      await onDone(done);
    } catch (error) {
      const isUsed = error instanceof RequestError && error.code === 'IN_USE';
      if (isUsed && known.length > 0) setUsed(known);
      else onRefused(error as Error);
    }
  };
  return { remove, isPending, used, forgetUsed: () => setUsed([]) };
};
