/**
 * The fallback (`_`) of `translate` for an error message: a text from the server is shown as it is
 * (specification 8), and an unknown message key becomes a general error text.
 */
export const fallbackOf = (message: string, translate: (key: string) => string): string =>
  /\s/.test(message) ? message : translate('error.INTERNAL');
