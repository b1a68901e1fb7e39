// browsers' messages when a file of the application cannot be loaded
const messages = /dynamically imported module|importing a module script|preload css/i;

/** Whether a part of the application could not be loaded: no connection, or gone after an update. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
