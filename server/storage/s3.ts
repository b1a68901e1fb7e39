import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ConfigError, type S3Settings } from '#server/config.ts';
import { StartProblem } from '#server/errors/startProblem.ts';
import { traceCall } from '#server/traces/spans.ts';
import type { FileStore } from './files.ts';

interface Request {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

const longestMs = 15_000;
const retries = 3;
/** Keys one call may remove, according to the protocol. */
const removedAtOnce = 1000;

const insufficientStorage = 507;

/** An unexpected answer. */
class S3Error extends Error {
  readonly status: number;
  /** The store's error code, for example NoSuchKey; ENOSPC if it has no room. */
  readonly code: string;

  constructor(what: string, status: number, body: string) {
    const code = textOf(body, 'Code') ?? '';
    super(`S3: ${what} was answered ${status} ${code}`.trimEnd());
    this.status = status;
    this.code = status === insufficientStorage ? 'ENOSPC' : code;
  }
}

/** Files in an S3-compatible store. */
export const s3Files = (settings: S3Settings): FileStore => {
  const send = sender(settings);

  const ping = async () => {
    await send('GET', '', { query: { 'list-type': '2', 'max-keys': '1' } });
  };

  const listPage = (folder: string, token: string | undefined) =>
    send('GET', '', {
      query: {
        'list-type': '2',
        prefix: `${folder}/`,
        ...(token !== undefined && { 'continuation-token': token }),
      },
    }).then((content) => content.toString());

  return {
    ping,
    check: async () => {
      try {
        await ping();
      } catch (error) {
        throw unusable(settings, error);
      }
    },
    read: async (key) => {
      try {
        return await send('GET', key);
      } catch (error) {
        if (error instanceof S3Error && error.code === 'NoSuchKey') return null;
        throw error;
      }
    },
    write: async (key, content) => {
      await send('PUT', key, { body: content, headers: { 'content-type': typeOf(key) } });
    },
    move: async (from, to) => {
      const copied = await send('PUT', to, {
        headers: { 'x-amz-copy-source': `/${settings.bucket}/${from}` },
      });
      // a copy may fail after the answer has started as a success
      if (copied.includes('<Error>')) throw new S3Error(`PUT ${to}`, 200, copied.toString());
      await send('DELETE', from);
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += removedAtOnce) {
        await removeAll(send, keys.slice(start, start + removedAtOnce));
      }
    },
    list: async (folder) => {
      const files: { name: string; written: number }[] = [];
      let token: string | undefined;
      do {
        const page = await listPage(folder, token);
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = (textOf(entry, 'Key') ?? '').slice(folder.length + 1);
          files.push({ name, written: Date.parse(textOf(entry, 'LastModified') ?? '') });
        }
        token = textOf(page, 'NextContinuationToken');
      } while (token !== undefined);
      return files;
    },
  };
};

const typeOf = (key: string) => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp');

type Send = (method: string, key: string, request?: Request) => Promise<Buffer>;

/** Sends signed requests; the signature covers the body. */
const sender = ({ endpoint, bucket, ...signing }: S3Settings): Send => {
  const client = new AwsClient({ ...signing, service: 's3', retries });
  return async (method, key, { query = {}, headers = {}, body } = {}) => {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key && `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await traceCall(method, url, () =>
      client.fetch(url.href, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': digest('sha256', body, 'hex') },
        ...(body && { body: new Uint8Array(body) }),
        signal: AbortSignal.timeout(longestMs),
      }),
    );
    const content = Buffer.from(await response.arrayBuffer());
    if (response.ok) return content;
    throw new S3Error(`${method} ${key || bucket}`, response.status, content.toString());
  };
};

const digest = (algorithm: string, body: Buffer | undefined, form: 'hex' | 'base64') =>
  createHash(algorithm)
    .update(body ?? '')
    .digest(form);

/** One call for all; missing keys count as removed. */
const removeAll = async (send: Send, keys: readonly string[]): Promise<void> => {
  const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
  const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
  const answer = await send('POST', '', {
    query: { delete: '' },
    headers: { 'content-md5': digest('md5', body, 'base64'), 'content-type': 'application/xml' },
    body,
  });
  if (answer.includes('<Error>')) throw new S3Error('POST ?delete', 200, answer.toString());
};

const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

const unusable = ({ endpoint, bucket }: S3Settings, error: unknown): Error => {
  if (error instanceof S3Error && error.status < 500) {
    const hint = error.code === 'NoSuchBucket' ? 'there is no such bucket' : error.message;
    return new ConfigError(`Wrong settings:\n  S3_BUCKET ${bucket} cannot be used: ${hint}`);
  }
  const { cause, message } = error as Error;
  const why = cause instanceof Error ? cause.message || cause.name : message;
  // unlike a wrong setting, an outage may be over at the next start
  return new StartProblem(`S3_ENDPOINT ${endpoint} does not answer: ${why}`);
};
