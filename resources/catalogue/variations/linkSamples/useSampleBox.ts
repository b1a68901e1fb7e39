import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { isNotFound } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import {
  LinkSampleBoxDocument,
  SampleBoxProductsDocument,
  UnlinkSampleBoxDocument,
} from './operations.generated.ts';

const queryName = 'sampleBox';

/** A sample box, its linked parents, and how to link or unlink one. */
export const useSampleBox = (id: string) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { data, error, refetch } = useAsk(queryName, SampleBoxProductsDocument, { id });
  const box = data?.getSampleBoxProducts.data;
  const linked = useMemo(() => new Set(box?.links.map((link) => link.parent_id)), [box]);

  // also after a failure, because somebody else may have linked it
  const outcome = (message: string) => ({
    onSuccess: () =>
      notify(`resources.products/variations.linkSamples.${message}`, { type: 'success' }),
    onError: reportError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryName] }),
  });
  const link = useSend(LinkSampleBoxDocument, outcome('linkedNow'));
  const unlink = useSend(UnlinkSampleBoxDocument, outcome('unlinkedNow'));

  return {
    box,
    linked,
    error,
    /** The error if the box does not exist (any more). */
    gone: isNotFound(error) ? error : null,
    refetch,
    /** Idempotent: may be called again before the first call is answered. */
    toggle: (parentId: string) => {
      const { mutateAsync } = linked.has(parentId) ? unlink : link;
      return mutateAsync({ input: { sample_box_id: id, parent_id: parentId } });
    },
  };
};
