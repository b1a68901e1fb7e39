/**
 * The `_` of `translate` for the message of an error: a text of the server's is shown as it is
 * (specification 8), and a key that is not known here says only that something went wrong.
 */
export const fallbackOf = (message: string, translate: (key: string) => string): string =>
  /\s/.test(message) ? message : translate('error.INTERNAL');
