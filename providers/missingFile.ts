// the browsers' error messages for a chunk that cannot be loaded
const messages = /dynamically imported module|importing a module script|preload css/i;

/**
 * Whether a chunk of the application could not be loaded: no connection, or deleted by an update.
 */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
