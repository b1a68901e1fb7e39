import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createFetchPublic,
  createPostPublic,
  type FetchPublic,
  type Network,
  type PostPublic,
} from '#server/fetch/fetchPublic.ts';

export interface FeedHost {
  /** Fetches as in production, except that every public host name leads to this host. */
  fetchPublic: FetchPublic;
  /** The same for what the server sends. */
  postPublic: PostPublic;
  /** Sets the answer for a path. */
  serve(path: string, answer: RequestListener | string | Buffer): void;
  /** Sets the lookup results of a name, one per lookup; the last one stays. */
  name(host: string, ...answers: string[][]): void;
  /** The addresses of all connections, in order. */
  connected: string[];
  /** The requested paths, in order. */
  asked: string[];
  close(): Promise<void>;
}

const publicAddress = '93.184.216.34';

/** Starts a local host of feeds, which simulates the internet. */
export const startFeedHost = async (): Promise<FeedHost> => {
  const answers = new Map<string, RequestListener>();
  const names = new Map<string, string[][]>();
  const connected: string[] = [];
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    lookup: async (host) => {
      const [first = [publicAddress], ...others] = names.get(host) ?? [];
      if (others.length > 0) names.set(host, others);
      return first.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    request: (url, { lookup, ...options }, answered) => {
      lookup?.(url.hostname, { all: false }, (_error, address) => connected.push(String(address)));
      const here = { ...options, host: '127.0.0.1', port, path: `${url.pathname}${url.search}` };
      return http.request(here, answered);
    },
  };
  return {
    fetchPublic: createFetchPublic(network),
    postPublic: createPostPublic(network),
    serve: (path, answer) =>
      answers.set(
        path,
        typeof answer === 'function' ? answer : (_request, response) => response.end(answer),
      ),
    name: (host, ...found) => names.set(host, found),
    connected,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
