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
  /** Called if the API rejected all deletions for a reason other than use. */
  onRefused: (error: Error) => void;
}

/**
 * Deletes records. `used` has the records that were not deleted because they are in use;
 * `forgetUsed` clears it. If all records are in use, the API rejects the whole call; the hook
 * handles that in the same way.
 */
export const useDeletion = <
  Params,
  Done extends { failures?: readonly BulkFailureRecordFragment[] },
>({
  send,
  onDone,
  onRefused,
}: Options<Params, Done>) => {
  const [used, setUsed] = useState<readonly Named[]>([]);
  const [isPending, setPending] = useState(false);

  /** @param known the visible records, used to look up the names of records in use */
  const remove = async (params: Params, known: readonly Named[] = []): Promise<void> => {
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
