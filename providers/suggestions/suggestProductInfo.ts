import type { ApiErrorBody } from '#contract/errors.ts';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import { apiError, networkError } from '#providers/graphql/errors.ts';
import { authorization } from '#providers/graphql/request.ts';
import { language } from '#providers/preferences.ts';

const endpoint = '/ai-enhance/product-info-suggestion';
/** The image width for the request (specification 7). */
const width = 1024;

interface SuggestionRequest {
  /** File names of stored images. */
  filenames: readonly string[];
  /** Id of the variation that the suggestion is for. */
  id: string;
  signal: AbortSignal;
}

/**
 * Requests suggestions for a product's form from its images.
 * @throws {RequestError}; the reason of `signal` when aborted
 */
export const suggestProductInfo = async ({
  filenames,
  id,
  signal,
}: SuggestionRequest): Promise<Suggestion> => {
  const addressOf = (filename: string) =>
    new URL(`/images/${filename}?w=${width}`, window.location.origin).href;
  const headers = {
    'content-type': 'application/json',
    'accept-language': language.get(),
    ...authorization(),
  };
  const body = JSON.stringify({ images: filenames.map(addressOf), variation_id: id });
  let answer: { data?: Suggestion; errors?: ApiErrorBody[] };
  try {
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal });
    answer = await response.json();
  } catch {
    signal.throwIfAborted();
    throw networkError();
  }
  if (!answer.data) throw apiError(answer.errors ?? []);
  return answer.data;
};
