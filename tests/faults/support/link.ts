import { once } from 'node:events';
import net from 'node:net';

/** The connection between a server and its database, which a test can interrupt. */
export interface Link {
  /** Address of the database through the link. */
  url: string;
  /** Breaks all connections and accepts no more. */
  cut(): Promise<void>;
  /** Silently stops passing anything on. */
  silence(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export const createLink = async (databaseUrl: string): Promise<Link> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (isSilent) from.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  };
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    if (closed) server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${port}`;
  return {
    url: address.href,
    cut,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    mend: async () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
};
