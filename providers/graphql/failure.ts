import type { DynamicText } from '#providers/i18nProvider/useText.ts';
import { RequestError } from './errors.ts';

/** Why a call failed: a message key, or a text of the server, with the values of its placeholders. */
export interface Failure {
  message: string;
  args?: RequestError['body']['args'];
}

/** An error that is not the API's has no message for users. */
export const failureOf = (error: unknown): Failure =>
  error instanceof RequestError
    ? { message: error.message, ...(error.body.args && { args: error.body.args }) }
    : { message: 'error.INTERNAL' };

/**
 * The fallback (`_`) of `translate` for an error message: a text from the server is shown as it is
 * (specification 8), and an unknown message key becomes a general error text.
 */
export const fallbackOf = (message: string, translate: (key: string) => string): string =>
  /\s/.test(message) ? message : translate('error.INTERNAL');

export const failureText = ({ message, args }: Failure, translate: DynamicText): string =>
  translate(message, { _: fallbackOf(message, translate), ...args });
