import { RequestError } from '#providers/graphql/errors.ts';
import type { SignInMessages } from '#providers/i18nProvider/signInMessages.ts';

/** The text of an error without a field. */
export const failureText = (error: unknown, messages: SignInMessages): string => {
  if (!(error instanceof RequestError)) return messages.failed;
  if (error.code === 'NETWORK') return messages.network;
  if (error.code !== 'RATE_LIMITED') return messages.failed;
  return messages.rateLimited.replace('%{minutes}', String(error.body.args?.minutes ?? ''));
};
