import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useMemo } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import {
  LinkSampleBoxDocument,
  SampleBoxProductsDocument,
  UnlinkSampleBoxDocument,
} from './operations.generated.ts';

const queryName = 'sampleBox';

/** A sample box, the parents linked to it, and how to link one or unlink it. */
export const useSampleBox = (id: string) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { data, error, refetch } = useAsk(queryName, SampleBoxProductsDocument, { id });
  const box = data?.getSampleBoxProducts.data;
  const linked = useMemo(() => new Set(box?.links.map((link) => link.parent_id)), [box]);

  // also after a failure: somebody else may have linked it meanwhile
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
    /** Why there is no such box; it may have been there before. */
    gone: error instanceof RequestError && error.code === 'NOT_FOUND' ? error : null,
    refetch,
    /** What is so already stays so: it may be called again before the answer to the first call. */
    toggle: (parentId: string) => {
      const { mutate } = linked.has(parentId) ? unlink : link;
      mutate({ input: { sample_box_id: id, parent_id: parentId } });
    },
  };
};
