import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { isNotFound } from '#providers/graphql/errors.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import {
  LinkSampleBoxDocument,
  SampleBoxProductsDocument,
  UnlinkSampleBoxDocument,
} from './operations.generated.ts';

/** Fetches a sample box and its linked parents; returns functions that link and unlink a parent. */
export const useSampleBox = (id: string) => {
  const notify = useNotify();
  const reportError = useReportError();
  const { data, error, refetch } = useApiQuery(SampleBoxProductsDocument, { id });
  const box = data?.getSampleBoxProducts.data;
  const linked = useMemo(() => new Set(box?.links.map((link) => link.parent_id)), [box]);

  // refetch also after an error, because another user may have linked the parent
  const outcome = (message: string) => ({
    onSuccess: () => notify(`variationPages.linkSamples.${message}`, { type: 'success' }),
    onError: reportError,
    stale: [SampleBoxProductsDocument],
  });
  const link = useApiMutation(LinkSampleBoxDocument, outcome('linkedNow'));
  const unlink = useApiMutation(UnlinkSampleBoxDocument, outcome('unlinkedNow'));

  return {
    box,
    linked,
    error,
    /** The error if the API cannot find the box, for example because it was deleted. */
    gone: isNotFound(error) ? error : null,
    refetch,
    /** Toggles a link; users may call it again before the first request has finished. */
    toggle: (parentId: string) => {
      const { mutateAsync } = linked.has(parentId) ? unlink : link;
      return mutateAsync({ input: { sample_box_id: id, parent_id: parentId } });
    },
  };
};
