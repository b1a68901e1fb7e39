import type { ApiErrorBody } from '#contract/errors.ts';
import type { Suggestion } from '#contract/rules/suggestion.ts';
import { apiError, networkError } from '#providers/graphql/errors.ts';
import { authorization } from '#providers/graphql/request.ts';
import { language } from '#providers/preferences.ts';

const endpoint = '/ai-enhance/product-info-suggestion';
/** What the specification has sent (7). */
const width = 1024;

interface Asked {
  /** Names of stored pictures. */
  filenames: readonly string[];
  /** The variation it is for. */
  id: string;
  signal: AbortSignal;
}

/**
 * What pictures suggest for a product's form.
 * @throws {RequestError}; what `signal` throws when it is aborted
 */
export const suggestProductInfo = async ({ filenames, id, signal }: Asked): Promise<Suggestion> => {
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
