import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { DomainError } from '#server/errors/domainError.ts';
import type { PaypalAccess } from '#server/graphql/context.ts';
import { traceCall } from '#server/traces/spans.ts';

const longestAnswer = 64 * 1024;

const token = v.object({ access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) });
const person = v.object({
  payer_id: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,32}$/)),
  verified_account: v.optional(v.union([v.string(), v.boolean()])),
});

const away = (reason: 'UNREACHABLE' | 'NONSENSE' | 'REFUSED') =>
  new DomainError('UNAVAILABLE', { msg: `error.PAYPAL_${reason}` });

export const newState = (): string => randomBytes(32).toString('base64url');

/** The consent page; PayPal redirects back from there with a code and the state. */
export const agreementUrl = (paypal: PaypalAccess, state: string): string => {
  const url = new URL('/signin/authorize', paypal.loginUrl);
  url.search = new URLSearchParams({
    client_id: paypal.clientId,
    response_type: 'code',
    scope: 'openid https://uri.paypal.com/services/paypalattributes',
    redirect_uri: paypal.returnAddress,
    state,
  }).toString();
  return url.href;
};

/**
 * The id of the account whose owner gave consent.
 * @throws UNAVAILABLE if PayPal is unreachable, slow, rejects the code or answers unexpectedly
 */
export const merchantOf = async (paypal: PaypalAccess, code: string): Promise<string> => {
  const { access_token } = await ask(paypal, token, '/v1/oauth2/token', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${paypal.clientId}:${paypal.secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: paypal.returnAddress,
    }).toString(),
  });
  const { payer_id } = await ask(
    paypal,
    person,
    '/v1/identity/openidconnect/userinfo?schema=openid',
    { headers: { authorization: `Bearer ${access_token}` } },
  );
  return payer_id;
};

const ask = async <Schema extends v.GenericSchema>(
  { url, timeoutSeconds }: PaypalAccess,
  rules: Schema,
  path: string,
  request: RequestInit,
): Promise<v.InferOutput<Schema>> => {
  const address = new URL(`${url}${path}`);
  const text = await traceCall(request.method ?? 'GET', address, () =>
    fetch(address, {
      ...request,
      // the secret must not be sent to another host
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    }),
  )
    .then(textOf)
    .catch((error: unknown) => {
      throw error instanceof DomainError ? error : away('UNREACHABLE');
    });
  return parse(rules, text);
};

const textOf = async ({ ok, status, body }: Response): Promise<string> => {
  if (!ok) throw away(status < 500 ? 'REFUSED' : 'UNREACHABLE');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswer) throw away('NONSENSE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const parse = <Schema extends v.GenericSchema>(
  rules: Schema,
  text: string,
): v.InferOutput<Schema> => {
  try {
    return v.parse(rules, JSON.parse(text));
  } catch {
    throw away('NONSENSE');
  }
};
