import type { ApiErrorBody } from '#contract/errors.ts';
import { bodyOf, type DomainError } from '#server/errors/domainError.ts';

/** The response to a request rejected before anything is done for it. */
export const errorAnswer = (...errors: readonly DomainError[]): { errors: ApiErrorBody[] } => ({
  errors: errors.map(bodyOf),
});

/** The response to a request that failed: operators find the cause in the log under its id. */
export const failureAnswer = (
  error: DomainError,
  requestId: string,
): { errors: ApiErrorBody[] } => {
  const { extensions, ...body } = bodyOf(error);
  return { errors: [{ ...body, extensions: { ...extensions, requestId } }] };
};
