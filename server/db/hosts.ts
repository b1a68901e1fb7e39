import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import { hasLostServer, isReadOnly } from './failures.ts';

/** How long a host may take to say whether it accepts writes. */
const answerMs = 3_000;

/** How often connections are looked at on which a statement waits. */
const checkEveryMs = 2_000;

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/;

/** The kind of host that libpq is to connect to. */
const targetParameter = 'target_session_attrs';

/**
 * An address for each host of a database's address, which names several with commas, as libpq does:
 * `postgres://user@db1:5432,db2:5432/atrium?target_session_attrs=read-write`. Empty if the address
 * is not valid. Atrium chooses the host itself, so `target_session_attrs` changes nothing.
 */
export const hostAddresses = (url: string): readonly string[] => {
  const [, start = '', hosts = '', path = '', query = ''] = parts.exec(url) ?? [];
  const params = new URLSearchParams(query);
  params.delete(targetParameter);
  const end = params.size > 0 ? `${path}?${params}` : path;
  const addresses = hosts.split(',').map((host) => start + host + end);
  return addresses.every((address) => URL.canParse(address)) ? addresses : [];
};

/** Whether an address asks for no kind of host, or for one of these kinds. */
export const asksForHost = (url: string, kinds: readonly string[]): boolean => {
  const target = new URLSearchParams(parts.exec(url)?.[4]).get(targetParameter);
  return target === null || kinds.includes(target);
};

/** Host and port of each address, without user and password. */
export const hostsOf = (url: string | undefined): string[] =>
  url === undefined ? [] : hostAddresses(url).map((address) => new URL(address).host);

interface Host {
  host: string;
  port: number;
  isWritable: boolean;
}

const askHost = async (address: string): Promise<Host> => {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show transaction_read_only');
    const { host, port } = client;
    return { host, port, isWritable: rows[0]?.transaction_read_only === 'off' };
  } finally {
    void client.end().catch(() => undefined);
  }
};

const writable = async (asked: Promise<Host>): Promise<Host> => {
  const host = await asked;
  if (!host.isWritable) throw new Error('read-only');
  return host;
};

/**
 * The first host that accepts writes; if none does, one that can be read.
 * @throws the error of the first host if none answers
 */
const findHost = async (addresses: readonly string[]): Promise<Host> => {
  const asked = addresses.map(askHost);
  try {
    return await Promise.any(asked.map(writable));
  } catch {
    return Promise.any(asked).catch(() => asked[0] as Promise<Host>);
  }
};

/** What node-postgres has and its types lack. */
interface Internals {
  connection: EventEmitter & { stream: Socket };
  /** Whether no statement is running. */
  readyForQuery: boolean;
}

const internalsOf = (client: pg.Client) => client as unknown as Internals;

/**
 * The class of the clients of a pool with several hosts: each connects to the host that accepts
 * writes. After a connection has broken, the next client asks all hosts again, so a pool follows a
 * failover. The pool closes a client of a read-only host (`isReadOnlyHost`) after its first use.
 *
 * A pooler keeps its connections while it has lost its server, and refuses each statement on them. So
 * after the first refusal its other connections are broken, too.
 *
 * A host may also fall silent without closing its connections. So while a statement waits, the hosts are asked from time to time; when another
 * one accepts writes, the connections to the former one are broken.
 */
export const clientOfHosts = (addresses: readonly string[], Client = pg.Client) => {
  let known: Promise<Host> | null = null;
  const forget = () => {
    known = null;
  };

  /** The number of bytes that each client had received at the last check. */
  const live = new Map<HostsClient, number>();
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;

  const isStuck = (client: HostsClient, before: number): boolean => {
    const { connection, readyForQuery } = internalsOf(client);
    live.set(client, connection.stream.bytesRead);
    return !readyForQuery && connection.stream.bytesRead === before;
  };

  const disconnect = (client: HostsClient): void => {
    internalsOf(client).connection.stream.destroy(new Error('connection timeout'));
  };

  /** Breaks the connections to a client's host on which no statement waits. */
  const leaveHostOf = ({ host, port }: HostsClient): void => {
    forget();
    for (const client of live.keys()) {
      const isIdle = internalsOf(client).readyForQuery;
      if (isIdle && client.host === host && client.port === port) disconnect(client);
    }
  };

  const askAgain = async (): Promise<void> => {
    const found = await findHost(addresses).catch(() => null);
    if (!found?.isWritable) return;
    known = Promise.resolve(found);
    for (const client of live.keys()) {
      if (client.host === found.host && client.port === found.port) continue;
      disconnect(client);
    }
  };

  const check = (): void => {
    if (live.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const stuck = [...live].filter(([client, before]) => isStuck(client, before));
    if (stuck.length === 0 || isAsking) return;
    isAsking = true;
    void askAgain().finally(() => {
      isAsking = false;
    });
  };

  const watch = (client: HostsClient): void => {
    live.set(client, -1);
    client.once('end', () => live.delete(client));
    timer ??= setInterval(check, checkEveryMs).unref();
  };

  class HostsClient extends Client {
    isReadOnlyHost = false;

    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: addresses[0] });
      this.on('error', forget);
      internalsOf(this).connection.on('errorMessage', (error: Error) => {
        if (hasLostServer(error)) leaveHostOf(this);
        if (!isReadOnly(error)) return;
        this.isReadOnlyHost = true;
        forget();
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = this.#choose().then(() => super.connect());
      connecting.then(() => watch(this), forget);
      if (!callback) return connecting;
      connecting.then(() => (callback as () => void)(), callback);
      return undefined;
    }

    async #choose(): Promise<void> {
      known ??= findHost(addresses);
      const { host, port, isWritable } = await known;
      if (!isWritable) forget();
      Object.assign(this, { host, port, isReadOnlyHost: !isWritable });
    }
  }
  return HostsClient;
};
