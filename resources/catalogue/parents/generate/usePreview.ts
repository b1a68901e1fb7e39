import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { countOf, type GenerationForm, generationInput, violationsOf } from './generation.ts';
import {
  VariationGenerationDocument,
  type VariationGenerationQuery,
} from './operations.generated.ts';

type Generation = VariationGenerationQuery['variationGeneration']['data'];
export type GeneratedRow = Generation['results'][number];

export interface Preview {
  /**
   * The number of combinations of the selected options. The client counts them, so that it never
   * requests a preview with too many.
   */
  combinations: number;
  isTooMany: boolean;
  /** Whether input is missing or invalid, so that there is no preview yet. */
  isIncomplete: boolean;
  /** The current preview; while a new one is loading, the previous preview. */
  data: Generation | undefined;
  error: Error | null;
  /** Whether the preview does not match the form values yet. */
  isStale: boolean;
  refetch: () => unknown;
}

const waitMs = 400;
export const previewSize = 50;

/** Fetches a preview of the generation. */
export const usePreview = (product: ParentRecord, page: number): Preview => {
  const { setError, clearErrors } = useFormContext();
  const form = useWatch() as GenerationForm;
  const combinations = countOf(form.attributes);
  const isTooMany = combinations > limits.generatedVariations;
  const isIncomplete = useMemo(
    () => Object.keys(violationsOf(product, form)).length > 0,
    [product, form],
  );
  const canAsk = !isIncomplete && !isTooMany;
  const entered = useMemo(
    () => JSON.stringify({ input: generationInput(product, form), page, size: previewSize }),
    [product, form, page],
  );
  const asked = useDebounced(entered, waitMs);
  const query = useApiQuery(VariationGenerationDocument, JSON.parse(asked), {
    enabled: canAsk && asked === entered,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    clearErrors();
    const errors = error instanceof RequestError ? (error.body.errors ?? {}) : {};
    for (const [field, message] of Object.entries(errors)) {
      setError(field, { type: 'server', message });
    }
  }, [error, setError, clearErrors]);
  return {
    combinations,
    isTooMany,
    isIncomplete,
    data: canAsk ? query.data?.variationGeneration.data : undefined,
    error: canAsk ? error : null,
    isStale: asked !== entered || query.isFetching,
    refetch: query.refetch,
  };
};
