import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetchPublic, type FetchPublic } from '#server/fetch/fetchPublic.ts';

export interface FeedHost {
  /** As in production, except that every host which may be reached is this one. */
  fetchPublic: FetchPublic;
  /** What is answered at a path from now on. */
  serve(path: string, answer: RequestListener | string | Buffer): void;
  /** What a name is looked up as, one answer after the other; the last one stays. */
  name(host: string, ...answers: string[][]): void;
  /** The addresses that connections were made to, in their order. */
  connected: string[];
  /** Paths asked for, in their order. */
  asked: string[];
  close(): Promise<void>;
}

const publicAddress = '93.184.216.34';

/** A host of feeds on this machine, which stands in for the internet. */
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
  const fetchPublic = createFetchPublic({
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
  });
  return {
    fetchPublic,
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
