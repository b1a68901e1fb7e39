import type * as v from 'valibot';
import type { Quote } from '#contract/cart/quoted.ts';
import { type ApiErrorBody, type ErrorCode, errorText } from '#contract/errors.ts';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type { CartQuote } from '#contract/generated/shopSchema.ts';
import type { Proof } from '#contract/proof.ts';
import { check, type Violations } from '#contract/rules/platform/check.ts';

/** The quote as the shop's contract has it. */
type ShopQuote = Omit<CartQuote, 'id'>;

interface Details {
  /** The specification's text or a message key; defaults to the code's key. */
  msg?: string;
  fields?: Violations;
  args?: Record<string, string | number>;
  /** The delay until a retry is allowed; the response is a 429 with `Retry-After`. */
  seconds?: number;
  /** The correct quote for the cart. */
  quote?: Quote | ShopQuote;
  /** The reason for each row of a bulk call that changed none of several. */
  failures?: readonly BulkFailure[];
}

/**
 * An error meant for the caller, whose message is `msg`. All other errors are answered as INTERNAL.
 * The class does not depend on GraphQL: server/graphql/asGraphqlError.ts converts it.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly fields: Violations | undefined;
  readonly args: Record<string, string | number> | undefined;
  readonly seconds: number | undefined;
  readonly quote: Quote | ShopQuote | undefined;
  readonly failures: readonly BulkFailure[] | undefined;

  constructor(
    code: ErrorCode,
    { msg = `error.${code}`, fields, args, seconds, quote, failures }: Details = {},
  ) {
    super(msg);
    this.code = code;
    this.fields = fields;
    this.args = args;
    this.seconds = seconds;
    this.quote = quote;
    this.failures = failures;
  }
}

/** The error as an entry of `errors` in an answer. */
export const bodyOf = ({
  code,
  message,
  fields,
  args,
  quote,
  failures,
}: DomainError): ApiErrorBody => ({
  message,
  msg: message,
  extensions: {
    code,
    ...(fields && { fields }),
    ...(args && { args }),
    ...(quote && { quote }),
    ...(failures && { failures }),
  },
});

export const notFound = () => new DomainError('NOT_FOUND');
export const forbidden = () => new DomainError('FORBIDDEN');
/** For accounts that lack a required second factor. */
export const secondFactorRequired = () =>
  new DomainError('FORBIDDEN', { msg: errorText.secondFactorRequired });
/** An administrator who views as another account may change nothing except end the viewing. */
export const assertNotViewing = (viewer: { isViewing: boolean } | null): void => {
  if (viewer?.isViewing) throw new DomainError('FORBIDDEN', { msg: 'error.VIEWING' });
};
/**
 * For the calls that carry `@confirmed`.
 * @throws FORBIDDEN if the last proof of the user's identity is too old
 */
export const assertConfirmed = (viewer: { missingProof?: Proof | null } | null): void => {
  if (!viewer?.missingProof) return;
  const args = { proof: viewer.missingProof };
  throw new DomainError('FORBIDDEN', { msg: errorText.confirmIdentity, args });
};
/** A filter that is not available to this viewer; the client removes it from the address. */
export const forbiddenFilter = (name: string) =>
  new DomainError('FORBIDDEN', { fields: { [name]: { rule: 'rules.filter' } } });
export const noSession = () => new DomainError('UNAUTHENTICATED', { msg: errorText.noSession });
export const tokenNotValid = () =>
  new DomainError('UNAUTHENTICATED', { msg: errorText.tokenNotValid });
export const invalid = (fields: Violations) => new DomainError('INVALID', { fields });

/** Validates input; throws INVALID with every field that breaks a rule. */
export const parse = <Schema extends v.GenericSchema<unknown, unknown>>(
  rules: Schema,
  input: unknown,
): v.InferOutput<Schema> => {
  const result = check(rules, input ?? {});
  if (result.ok) return result.value;
  throw invalid(result.violations);
};

/** Treats a malformed id as not found. */
export const parseId = <Schema extends v.GenericSchema<unknown, unknown>>(
  rule: Schema,
  id: unknown,
): v.InferOutput<Schema> => {
  const result = check(rule, id);
  if (result.ok) return result.value;
  throw notFound();
};
