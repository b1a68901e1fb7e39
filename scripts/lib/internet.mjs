/**
 * Simulates the internet in a server's process (see internetAt.mjs): a folder provides the hosts
 * whose names end in `.example`, and other hosts do not exist. A file `<host>.port` names the port of a
 * server on this machine that stands for the host. No request leaves this machine.
 */
import dns from 'node:dns';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

const folder = process.env.INTERNET_FOLDER ?? '';
const publicAddress = { address: '93.184.216.34', family: 4 };

const server = http.createServer(({ url = '' }, response) => {
  const file = path.join(folder, path.normalize(decodeURIComponent(url)));
  const content = fs.createReadStream(file);
  content.on('error', () => response.writeHead(404).end());
  content.on('open', () => content.pipe(response));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
server.unref();
const { port } = server.address();

dns.promises.lookup = async (host) => {
  if (host.endsWith('.example')) return [publicAddress];
  throw Object.assign(new Error(`not found: ${host}`), { code: 'ENOTFOUND' });
};

/** The port of the server that stands for a host, if there is one. */
const portOf = (hostname) => {
  try {
    return Number(fs.readFileSync(path.join(folder, `${hostname}.port`), 'utf8'));
  } catch {
    return undefined;
  }
};

https.request = ({ hostname, pathname }, { lookup: _, ...options }, answered) => {
  const own = portOf(hostname);
  const target = own ? { port: own, path: pathname } : { port, path: `/${hostname}${pathname}` };
  return http.request({ ...options, host: '127.0.0.1', ...target }, answered);
};
