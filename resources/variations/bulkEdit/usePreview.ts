import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import type { BulkRows } from '#ui/list/BulkTarget.tsx';
import { useFieldError } from '#ui/messages/useFieldError.ts';
import { breachesOf, type Change, isWhole } from './change.ts';
import {
  VariationsEditPreviewDocument,
  type VariationsEditPreviewQuery,
} from './operations.generated.ts';

export type PreviewData = VariationsEditPreviewQuery['variationsEditPreview']['data'];

const waitMs = 400;
export const previewSize = 10;

/** What the change would do to the rows, asked for once it is whole and rests, until it is done. */
export const usePreview = (rows: BulkRows, change: Change, { isOver }: { isOver: boolean }) => {
  const settled = useDebounced(change, waitMs);
  const [paged, setPaged] = useState({ change: settled, page: 0 });
  // another change begins at its first page
  const page = paged.change === settled ? paged.page : 0;
  const isAsked = isWhole(settled);
  const { data, error, isFetching, refetch } = useAsk(
    'variationsEditPreview',
    VariationsEditPreviewDocument,
    { input: { ...rows, ...settled }, page, size: previewSize },
    // what it tells is of this moment
    { enabled: isAsked && !isOver, staleTime: 0 },
  );
  const errors = useErrors(change, settled === change ? error : null);
  const hasFieldErrors = Object.keys(errors).length > 0;
  return {
    errors,
    /** Of the call as a whole. */
    error: hasFieldErrors || settled !== change ? null : error,
    data: isAsked && !error ? data?.variationsEditPreview.data : undefined,
    /** Whether it tells of the change as it stands. */
    isCurrent: isAsked && settled === change && !isFetching && !error,
    isPending: isWhole(change) && (settled !== change || isFetching),
    page,
    onPage: (next: number) => setPaged({ change: settled, page: next }),
    onRetry: refetch,
  };
};

/** By field: what the rules refuse, and what only the server can tell. */
const useErrors = (change: Change, error: Error | null): Record<string, string> => {
  const translate = useTranslate();
  const textOf = useFieldError();
  return useMemo(() => {
    const own = Object.entries(breachesOf(change)).map(([field, { rule, limit }]) => [
      field,
      translate(rule, { limit }),
    ]);
    const told = error instanceof RequestError ? Object.entries(error.body.errors ?? {}) : [];
    return Object.fromEntries([...told.map(([field, text]) => [field, textOf(text)]), ...own]);
  }, [change, error, translate, textOf]);
};
