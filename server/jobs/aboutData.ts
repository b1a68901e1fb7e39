import { DomainError } from '#server/errors/domainError.ts';

/** Whether an error concerns the data: one of the API's, or a database error of class 22 or 23. */
export const isAboutData = (error: unknown): boolean =>
  error instanceof DomainError ||
  (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)));
