import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '#server/config.ts';
import { sha256, signatureOf } from './sigV4.ts';

interface Kept {
  content: Buffer;
  written: Date;
}

export interface S3StandIn {
  settings: S3Settings;
  objects: Map<string, Kept>;
  /** Method and target of every request, valid or not. */
  requests: string[];
  /** Answers this many requests with 503. */
  failNext(count: number): void;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Call {
  method: string;
  target: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
}

const credentials = { region: 'eu-test-1', accessKeyId: 'AKTEST', secretAccessKey: 'geheim/+=' };
const longestSkewMs = 15 * 60_000;
// small, so that lists have more than one page
const pageSize = 2;

/**
 * A store with one bucket that implements the part of S3 the product uses, strictly: every request
 * must have a valid signature over its headers and body.
 */
export const startS3 = async (bucket = 'pictures'): Promise<S3StandIn> => {
  const objects = new Map<string, Kept>();
  const requests: string[] = [];
  let failing = 0;
  const answer = (call: Call): string | Buffer => {
    requests.push(`${call.method} ${call.target}`);
    if (failing > 0) {
      failing -= 1;
      throw new Refusal(503, 'SlowDown');
    }
    verify(call);
    return serve(objects, bucket, call);
  };
  const server = http.createServer(async (request, response) => {
    try {
      response.end(answer(await read(request)));
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, ...credentials },
    objects,
    requests,
    failNext: (count) => {
      failing = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const read = async (request: http.IncomingMessage): Promise<Call> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url: target = '', headers } = request;
  return {
    method,
    target,
    url: new URL(target, 'http://store'),
    headers: headers as Record<string, string>,
    body: Buffer.concat(chunks),
  };
};

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const verify = ({ method, target, headers, body }: Call): void => {
  const parts = authorization.exec(headers.authorization ?? '');
  if (!parts) throw new Refusal(403, 'AccessDenied');
  const [, accessKeyId, day, region, names = '', signature] = parts;
  if (accessKeyId !== credentials.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== credentials.region) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const date = headers['x-amz-date'] ?? '';
  if (!date.startsWith(day ?? 'none') || Math.abs(Date.now() - timeOf(date)) > longestSkewMs) {
    throw new Refusal(403, 'RequestTimeTooSkewed');
  }
  const signed = names.split(';');
  const mustBe = Object.keys(headers).filter((name) => /^(host|content-md5|x-amz-.*)$/.test(name));
  if (mustBe.some((name) => !signed.includes(name))) throw new Refusal(403, 'AccessDenied');
  const payloadHash = headers['x-amz-content-sha256'] ?? '';
  if (payloadHash !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const right = signatureOf({
    method,
    target,
    headers: signed.map((name) => [name, headers[name] ?? ''] as const),
    payloadHash,
    date,
    region,
    secret: credentials.secretAccessKey,
  });
  if (signature !== right) throw new Refusal(403, 'SignatureDoesNotMatch');
};

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const serve = (objects: Map<string, Kept>, bucket: string, call: Call): string | Buffer => {
  const { method, url, headers, body } = call;
  const [, place, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (place !== bucket) throw new Refusal(404, 'NoSuchBucket');
  const found = (name: string): Kept => {
    const kept = objects.get(name);
    if (!kept) throw new Refusal(404, 'NoSuchKey');
    return kept;
  };
  if (key === '' && method === 'GET') return list(objects, url.searchParams);
  if (key === '' && method === 'POST' && url.searchParams.has('delete')) {
    return removeAll(objects, call);
  }
  if (key === '') throw new Refusal(501, 'NotImplemented');
  if (method === 'GET') return found(key).content;
  if (method === 'DELETE') {
    objects.delete(key);
    return '';
  }
  if (method !== 'PUT') throw new Refusal(501, 'NotImplemented');
  const source = headers['x-amz-copy-source'];
  if (source !== undefined && !source.startsWith(`/${bucket}/`)) {
    throw new Refusal(400, 'InvalidArgument');
  }
  const content = source === undefined ? body : found(source.slice(bucket.length + 2)).content;
  objects.set(key, { content, written: new Date() });
  return source === undefined ? '' : '<CopyObjectResult></CopyObjectResult>';
};

const list = (objects: Map<string, Kept>, query: URLSearchParams): string => {
  if (query.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented');
  const after = query.get('continuation-token') ?? '';
  const size = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize));
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, size);
  const entries = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.written.toISOString()}</LastModified></Contents>`,
  );
  const more =
    keys.length > size ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${more}${entries.join('\n')}</ListBucketResult>`;
};

const removeAll = (objects: Map<string, Kept>, { headers, body }: Call): string => {
  const md5 = createHash('md5').update(body).digest('base64');
  if (headers['content-md5'] !== md5) throw new Refusal(400, 'BadDigest');
  for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key);
  return '<DeleteResult></DeleteResult>';
};
