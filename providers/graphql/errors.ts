import { type ApiErrorBody, type ErrorCode, errorStatus, errorText } from '#contract/errors.ts';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { Violation } from '#contract/rules/platform/check.ts';

/**
 * The error of a failed call, as screens see it: react-admin's HttpError with the contract's typed
 * fields.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly body: {
    /** Messages by form field; react-admin shows them at the fields. */
    errors?: Record<string, string>;
    /** Values for the message's placeholders. */
    args?: Record<string, string | number>;
    /** The reason for each row of a bulk call that changed none of several. */
    failures?: readonly BulkFailure[];
    /** The request id to report to the operator. */
    requestId?: string;
  };

  constructor(message: string, code: ErrorCode | 'NETWORK', body: RequestError['body'] = {}) {
    super(message);
    this.name = 'HttpError';
    this.code = code;
    this.status = code === 'NETWORK' ? 0 : errorStatus[code];
    this.body = body;
  }
}

/** Whether the record does not exist or the user may not see it. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'NOT_FOUND';

export const networkError = () => new RequestError('error.NETWORK', 'NETWORK');

/** Creates one error from all errors of a response; the first one provides code and message. */
export const apiError = (errors: readonly ApiErrorBody[]): RequestError => {
  const [first] = errors;
  if (!first) return new RequestError('error.INTERNAL', 'INTERNAL');
  const { code = 'INTERNAL', args, failures, requestId } = first.extensions ?? {};
  const fields = Object.assign({}, ...errors.map((error) => error.extensions?.fields));
  const violations = Object.entries<Violation>(fields).map(([field, violation]) => [
    field,
    fieldMessage(violation),
  ]);
  return new RequestError(messageOf(first, code), code, {
    ...(args && { args }),
    ...(failures && { failures }),
    ...(requestId && { requestId }),
    ...(violations.length > 0 && { errors: Object.fromEntries(violations) }),
  });
};

// only this exact text stands for wrong credentials and has a translation (specification 8)
const messageOf = ({ msg, message }: ApiErrorBody, code: ErrorCode): string =>
  msg === errorText.noSession ? 'error.UNAUTHENTICATED' : msg || message || `error.${code}`;

// the format in which react-admin's inputs translate a message with values
const prefix = '@@react-admin@@';

/** The message for a broken rule, with its limit. */
const fieldMessage = ({ rule, limit }: Violation): string =>
  prefix + JSON.stringify({ message: rule, args: { limit } });

/**
 * For callers without form fields: an error whose message is that of the first broken rule; other
 * errors are returned unchanged.
 */
export const asOneMessage = (error: Error): Error => {
  const [first] = error instanceof RequestError ? Object.values(error.body.errors ?? {}) : [];
  if (!first?.startsWith(prefix)) return error;
  const { message, args } = JSON.parse(first.slice(prefix.length));
  return new RequestError(message, 'INVALID', { args });
};
