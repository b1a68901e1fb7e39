import type { ClientConfig } from 'pg';
import pg from 'pg';

/** How long a host may take to say whether it accepts writes. */
const answerMs = 3_000;

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/;

/** The values of `target_session_attrs` that name a host which accepts writes; Atrium needs one. */
const writableTargets = ['read-write', 'primary'];

/**
 * An address for each host of a database's address, which names several with commas, as libpq does:
 * `postgres://user@db1:5432,db2:5432/atrium?target_session_attrs=read-write`. Empty if the address
 * is not valid.
 */
export const hostAddresses = (url: string): readonly string[] => {
  const [, start = '', hosts = '', path = '', query = ''] = parts.exec(url) ?? [];
  const params = new URLSearchParams(query);
  const target = params.get('target_session_attrs');
  if (target !== null && !writableTargets.includes(target)) return [];
  params.delete('target_session_attrs');
  const end = params.size > 0 ? `${path}?${params}` : path;
  const addresses = hosts.split(',').map((host) => start + host + end);
  return addresses.every((address) => URL.canParse(address)) ? addresses : [];
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

/**
 * The class of the clients of a pool with several hosts: each connects to the host that accepts
 * writes. After a connection has broken, the next client asks all hosts again, so a pool follows a
 * failover. The pool closes a client of a read-only host (`isReadOnlyHost`) after its first use.
 */
export const clientOfHosts = (addresses: readonly string[]) => {
  let known: Promise<Host> | null = null;
  const forget = () => {
    known = null;
  };

  return class HostsClient extends pg.Client {
    isReadOnlyHost = false;

    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: addresses[0] });
      this.on('error', forget);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = this.#choose().then(() => super.connect());
      connecting.catch(forget);
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
  };
};
