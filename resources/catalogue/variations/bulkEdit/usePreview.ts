import { useMemo, useState } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { useFieldError } from '#ui/form/useFieldError.ts';
import { type Changes, isWhole, violationsOf } from './change.ts';
import {
  VariationsEditPreviewDocument,
  type VariationsEditPreviewQuery,
} from './operations.generated.ts';

export type PreviewData = VariationsEditPreviewQuery['variationsEditPreview']['data'];

const waitMs = 400;
export const previewSize = 10;

interface Options {
  /** Whether inputs still lack a value. */
  isOpen: boolean;
  /** Whether the changes have been applied. */
  isOver: boolean;
}

/**
 * Fetches a preview of the changes once the input is complete and the user has stopped typing. It
 * stops fetching after the changes are applied.
 */
export const usePreview = (rows: BulkRows, change: Changes, { isOpen, isOver }: Options) => {
  const settled = useDebounced(change, waitMs);
  const [paged, setPaged] = useState({ change: settled, page: 0 });
  // a different change starts at its first page
  const page = paged.change === settled ? paged.page : 0;
  const isAsked = !isOpen && isWhole(settled);
  const { data, error, isFetching, refetch } = useApiQuery(
    VariationsEditPreviewDocument,
    { input: { ...rows, ...settled }, page, size: previewSize },
    // never use the cache, because the stored values may have changed
    { enabled: isAsked && !isOver, staleTime: 0 },
  );
  const errors = useErrors(change, settled === change ? error : null);
  const hasFieldErrors = Object.keys(errors).length > 0;
  return {
    errors,
    /** The error of the whole request. */
    error: hasFieldErrors || settled !== change ? null : error,
    data: isAsked && !error ? data?.variationsEditPreview.data : undefined,
    /** Whether the preview matches the current input. */
    isCurrent: isAsked && settled === change && !isFetching && !error,
    isPending: !isOpen && isWhole(change) && (settled !== change || isFetching),
    page,
    onPage: (next: number) => setPaged({ change: settled, page: next }),
    onRetry: refetch,
  };
};

/** Returns errors by field: those of the shared rules, and those only the server can detect. */
const useErrors = (change: Changes, error: Error | null): Record<string, string> => {
  const translate = useDynamicText();
  const textOf = useFieldError();
  return useMemo(() => {
    const own = Object.entries(violationsOf(change)).map(([field, { rule, limit }]) => [
      field,
      translate(rule, { limit }),
    ]);
    const fields = error instanceof RequestError ? Object.entries(error.body.errors ?? {}) : [];
    return Object.fromEntries([...fields.map(([field, text]) => [field, textOf(text)]), ...own]);
  }, [change, error, translate, textOf]);
};
