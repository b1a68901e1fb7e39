import type { ApiErrorBody } from '#contract/errors.ts';
import { bodyOf, type DomainError } from '#server/errors/domainError.ts';

/** The response to a request rejected before anything is done for it. */
export const errorAnswer = (...errors: readonly DomainError[]): { errors: ApiErrorBody[] } => ({
  errors: errors.map(bodyOf),
});
