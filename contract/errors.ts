import type { Quote } from './cart/quoted.ts';
import type { BulkFailure } from './generated/schema.ts';
import type { CartQuote as ShopQuote } from './generated/shopSchema.ts';
import type { Violations } from './rules/platform/check.ts';

/** All error codes of answers, each with its HTTP status for the client. */
export const errorStatus = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID: 422,
  CONFLICT: 409,
  IN_USE: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Texts and keys of the specification's error catalogue (8) that the code compares. */
export const errorText = {
  wrongCredentials: 'Unauthorized',
  noSession: '401: Unauthorized',
  tokenNotValid: 'error.TOKEN_NOT_VALID',
  keyExpired: 'error.KEY_EXPIRED',
  /**
   * The account lacks a required second factor: all calls except those for setting it up are
   * refused.
   */
  secondFactorRequired: 'error.SECOND_FACTOR_REQUIRED',
  /** The call needs a proof of identity that is not older than ten minutes. */
  confirmIdentity: 'error.CONFIRM_IDENTITY',
  /** Rejected because of overload, before any change. */
  busy: 'error.BUSY',
  idMissing: 'ID is a mandatory parameter.',
  /** Client only: why a link led to the login page. */
  keyNotFound: 'error.KEY_NOT_FOUND',
} as const;

/** An entry of `errors` in an answer. `msg` is a message key or a text from the specification. */
export interface ApiErrorBody {
  message: string;
  msg: string;
  extensions: {
    code: ErrorCode;
    /** By input field; nested fields use dots. */
    fields?: Violations;
    /** Only for bulk calls that changed none of several rows: the reason for each. */
    failures?: readonly BulkFailure[];
    /** Values for the placeholders of the message. */
    args?: Record<string, string | number>;
    /** Only for orders: the amounts, and the reasons for refusals. */
    quote?: Quote | Omit<ShopQuote, 'id'>;
    /** Only for INTERNAL and UNAVAILABLE: the id under which the operator finds the error in the server's log. */
    requestId?: string;
  };
}
