import { ApiError } from '#server/graphql/errors.ts';

/** An error of the API's own, or one of the database's about data: classes 22 and 23. */
export const isAboutData = (error: unknown): boolean =>
  error instanceof ApiError ||
  (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)));
