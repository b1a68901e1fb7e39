import { createHash, createHmac } from 'node:crypto';

/** An S3 request as seen by AWS Signature Version 4. */
export interface Signed {
  method: string;
  /** Path and query as in the request line. */
  target: string;
  /** Signed headers, in lower case and alphabetical order. */
  headers: readonly (readonly [name: string, value: string])[];
  payloadHash: string;
  /** As in `x-amz-date`: 20261121T120000Z. */
  date: string;
  region: string;
  secret: string;
}

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The signature in hex, following the protocol's documentation; shares no code with the client. */
export const signatureOf = ({ method, target, headers, payloadHash, ...scope }: Signed): string => {
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...headers.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
    '',
    headers.map(([name]) => name).join(';'),
    payloadHash,
  ].join('\n');
  const day = scope.date.slice(0, 8);
  const steps = [day, scope.region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', scope.date, steps.join('/'), sha256(canonical)].join('\n');
  const key = steps.reduce<string | Buffer>(hmac, `AWS4${scope.secret}`);
  return hmac(key, text).toString('hex');
};

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => [strictly(name), strictly(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const strictly = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
