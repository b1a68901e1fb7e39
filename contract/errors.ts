import type { Breaches } from './rules/check.ts';

/** Every code an answer can carry, with the status the client files it under. */
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

/** The texts and keys of the specification's error catalogue (8) that code compares with. */
export const errorText = {
  wrongCredentials: 'Unauthorized',
  noSession: '401: Unauthorized',
  tokenNotValid: 'error.TOKEN_NOT_VALID',
  keyExpired: 'error.KEY_EXPIRED',
  /** Of what was refused for an overload, before anything was done. */
  busy: 'error.BUSY',
  /** Of the client alone: why a link led to the login page. */
  keyNotFound: 'error.KEY_NOT_FOUND',
} as const;

/** An entry of `errors` in an answer. `msg` is a message key or a text of the specification. */
export interface ApiErrorBody {
  message: string;
  msg: string;
  extensions: {
    code: ErrorCode;
    /** By input field, dotted for nested ones. */
    fields?: Breaches;
    /** Values for the placeholders of the message. */
    args?: Record<string, string | number>;
    /** Of what is INTERNAL: to quote to whoever runs the server, whose log has it. */
    requestId?: string;
  };
}
