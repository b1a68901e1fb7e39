import dns from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { traceCall } from '#server/traces/spans.ts';
import { unpacked } from './fetchUnpacked.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Reason why nothing was fetched; also the last part of the message's key (`error.FETCH_…`). */
export type FetchFault =
  | 'ADDRESS'
  | 'HOST'
  | 'PRIVATE'
  | 'REDIRECTS'
  | 'STATUS'
  | 'FAILED'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'PACKED';

export class BadFetch extends Error {
  readonly fault: FetchFault;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(fault: FetchFault, args: Record<string, string | number> = {}, cause?: unknown) {
    super(`error.FETCH_${fault}`, { cause });
    this.fault = fault;
    this.args = args;
  }
}

export interface FetchOptions {
  /** Maximum size of the unpacked content. */
  bytes: number;
  /** Maximum time from the first lookup to the last byte. */
  ms: number;
  /** Aborts the download, with its own reason. */
  signal: AbortSignal;
}

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The rest of a longer answer is not read. */
  bytes: number;
  /** Maximum time from the first lookup to the last byte. */
  ms: number;
}

interface Posted {
  status: number;
  /** The beginning of the answer. */
  text: string;
}

/**
 * Posts to public hosts only; redirects are not followed, but returned like other answers.
 * @throws {BadFetch}
 */
export type PostPublic = (address: string, options: PostOptions) => Promise<Posted>;

export interface PublicFile {
  /** Empty if the host does not send the header. */
  contentType: string;
  /**
   * The unpacked content. Reading may throw {@link BadFetch}; ending the iteration closes the
   * connection.
   */
  content: AsyncIterable<Buffer>;
}

/**
 * Fetches from public hosts only.
 * @throws {BadFetch}
 */
export type FetchPublic = (address: string, options?: Partial<FetchOptions>) => Promise<PublicFile>;

interface Address {
  address: string;
  family: number;
}

/** Access to the network, which tests replace. */
export interface Network {
  lookup: (host: string) => Promise<Address[]>;
  request: (
    url: URL,
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ReturnType<typeof https.request>;
}

const internet: Network = {
  lookup: (host) => dns.promises.lookup(host, { all: true }),
  request: (url, options, answered) => https.request(url, options, answered),
};

const usual = { bytes: 100 * 1_048_576, ms: 10 * 60_000 };
const mostRedirects = 3;
/** Time after which a silent host is abandoned. */
const silentMs = 30_000;

/**
 * The only way to request addresses that users enter: https and public hosts only. The name is
 * looked up once, and the connection uses exactly the addresses that were checked against the
 * ranges; the same applies to each redirect.
 */
export const createFetchPublic =
  (network: Network = internet): FetchPublic =>
  async (address, options = {}) => {
    const { bytes, ms, signal: outside } = { ...usual, ...options };
    const ending = new AbortController();
    const signal = outside ? AbortSignal.any([ending.signal, outside]) : ending.signal;
    const timer = setTimeout(() => ending.abort(new BadFetch('TIMEOUT')), ms).unref();
    const over = () => clearTimeout(timer);
    try {
      const response = await follow(network, address, signal);
      const content = readingOf(response, { bytes, signal, over });
      return { contentType: response.headers['content-type'] ?? '', content };
    } catch (error) {
      over();
      throw reasonOf(error, signal);
    }
  };

/** The instance for the real network. */
export const fetchPublic: FetchPublic = createFetchPublic();

/** Like {@link createFetchPublic}, the only way to send something to addresses that users enter. */
export const createPostPublic =
  (network: Network = internet): PostPublic =>
  async (address, { headers, body, bytes, ms }) => {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new BadFetch('TIMEOUT')), ms).unref();
    try {
      const response = await ask(network, addressOf(address), ending.signal, { headers, body });
      return { status: response.statusCode ?? 0, text: await beginningOf(response, bytes) };
    } catch (error) {
      throw reasonOf(error, ending.signal);
    } finally {
      clearTimeout(timer);
    }
  };

/** The instance for the real network. */
export const postPublic: PostPublic = createPostPublic();

/** At most this many bytes of an answer; fewer if it breaks off. */
const beginningOf = async (response: IncomingMessage, bytes: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      read += chunk.length;
      if (read >= bytes) break;
    }
  } catch {
    // the status has arrived, which is enough
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, bytes).toString();
};

/** Follows redirects; returns the last host's answer with its body unread. */
const follow = async (
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  let url = addressOf(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(network, url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!isRedirect(statusCode) || !headers.location) {
      throw new BadFetch('STATUS', { status: statusCode });
    }
    if (redirects === mostRedirects) throw new BadFetch('REDIRECTS', { limit: mostRedirects });
    url = addressOf(headers.location, url);
  }
};

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const addressOf = (text: string, base?: URL): URL => {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new BadFetch('ADDRESS');
  }
  return url;
};

const ask = (
  network: Network,
  url: URL,
  signal: AbortSignal,
  posted?: Pick<PostOptions, 'headers' | 'body'>,
): Promise<IncomingMessage> =>
  traceCall(posted ? 'POST' : 'GET', url, async () => {
    const addresses = await publicAddresses(network, url.hostname);
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const options: RequestOptions = {
        // a separate connection, because a kept-alive one may lead to a different address
        agent: false,
        ...(posted && { method: 'POST' }),
        headers: posted
          ? { ...posted.headers, 'user-agent': 'Atrium' }
          : { 'accept-encoding': 'gzip', 'user-agent': 'Atrium' },
        lookup: (_host, { all }, found) => {
          const [first] = addresses;
          if (all || !first) found(null, addresses);
          else found(null, first.address, first.family);
        },
        timeout: silentMs,
        signal,
      };
      const request = network.request(url, options, resolve);
      request.on('timeout', () => request.destroy(new BadFetch('TIMEOUT')));
      request.on('error', reject);
      request.end(posted?.body);
    });
  });

/** All addresses of a host; throws unless each of them is public. */
const publicAddresses = async (network: Network, hostname: string): Promise<Address[]> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await network.lookup(host).catch((error: unknown) => {
        throw new BadFetch('HOST', { host }, error);
      });
  if (found.length === 0) throw new BadFetch('HOST', { host });
  if (!found.every(({ address }) => isPublicAddress(address))) {
    throw new BadFetch('PRIVATE', { host });
  }
  return found;
};

interface Reading {
  bytes: number;
  signal: AbortSignal;
  over: () => void;
}

async function* readingOf(
  response: IncomingMessage,
  { bytes, signal, over }: Reading,
): AsyncGenerator<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  try {
    if (!['identity', 'gzip', 'x-gzip'].includes(encoding)) throw new BadFetch('PACKED');
    // a packed file may be compressed once more in transit
    yield* upTo(bytes, unpacked(unpacked(response)));
  } catch (error) {
    throw reasonOf(error, signal);
  } finally {
    over();
    response.destroy();
  }
}

async function* upTo(bytes: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of chunks) {
    read += chunk.length;
    if (read > bytes) {
      throw new BadFetch('TOO_LARGE', { limit: Math.max(1, Math.round(bytes / 1_048_576)) });
    }
    yield chunk;
  }
}

/**
 * The abort reason of the signal, or else the error, whichever part of the connection reported it.
 */
const reasonOf = (error: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted) return signal.reason;
  if (error instanceof BadFetch) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_')
    ? new BadFetch('PACKED', {}, error)
    : new BadFetch('FAILED', { reason: code || 'error' }, error);
};
