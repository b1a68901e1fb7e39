import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AppDataProvider } from '#providers/dataProvider/dataProvider.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';

export interface Named {
  id: string;
  name: string;
}

/** How records of one kind are deleted. */
export interface Deleting<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  result: (data: Data) => BulkResultFragment;
}

interface Outcome {
  onDone: (result: BulkResultFragment) => unknown;
  /** All were refused for another reason than that they are used. */
  onRefused: (error: Error) => void;
}

/**
 * Deletes records. `used` are those that are used and therefore stayed, until `forgetUsed`; when all
 * are, the API refuses the call as a whole, which comes to the same.
 */
export const useDeleting = <Data, Variables>(
  { document, result }: Deleting<Data, Variables>,
  { onDone, onRefused }: Outcome,
) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [used, setUsed] = useState<readonly Named[]>([]);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (rows: Variables) => result(await dataProvider.send(document, rows)),
  });

  /** @param known the records that are shown, which give the used ones their names */
  const remove = async (rows: Variables, known: readonly Named[]): Promise<void> => {
    try {
      const done = await mutateAsync(rows);
      setUsed(
        done.failures
          .filter(({ code }) => code === 'IN_USE')
          .map(({ id, label }) => ({ id, name: label ?? '' })),
      );
      await onDone(done);
    } catch (error) {
      const isUsed = error instanceof RequestError && error.code === 'IN_USE';
      if (isUsed && known.length > 0) setUsed(known);
      else onRefused(error as Error);
    }
  };
  return { remove, isPending, used, forgetUsed: () => setUsed([]) };
};
