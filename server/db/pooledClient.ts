import type { Socket } from 'node:net';
import pg from 'pg';

/** Settings of PostgreSQL by name. */
type Settings = Readonly<Record<string, string | number>>;

/** The first column of the row in which PostgreSQL answers that it has the settings. */
const marker = 'atrium settings';

const begins = /^\s*(?:begin|start\s+transaction)\b[^;]*/i;

const setting = (settings: Settings): string => {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  return `select ${calls[0]} as "${marker}"${calls
    .slice(1)
    .map((call) => `, ${call}`)
    .join('')}`;
};

interface Connection {
  stream: Socket;
  parse: (message: { name: string; text: string; types: [] }) => void;
  bind: (message: { portal: string; statement: string; values: [] }) => void;
  describe: (message: { type: 'P'; name: string }) => void;
  execute: (message: { portal: string }) => void;
}

/** What node-postgres has and its types lack. */
interface QueryOfPg {
  text: string;
  name: string | undefined;
  callback?: (error: Error | undefined, result?: unknown) => void;
  requiresPreparation: () => boolean;
  submit(connection: Connection): Error | null;
  handleRowDescription(message: { fields: readonly { name: string }[] }): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const QueryOfPg = pg.Query as unknown as new (...given: unknown[]) => QueryOfPg;

/** A statement that takes its settings along, in the same round trip and transaction. */
class SettingQuery extends QueryOfPg {
  /** The statement that sets them; null inside a transaction, which has them already. */
  settings: () => string | null = () => null;
  #isSkipping = false;

  override submit(connection: Connection): Error | null {
    const settings = this.settings();
    if (settings === null) return super.submit(connection);
    if (!this.requiresPreparation()) {
      // `begin` may set an isolation level, which has to come first
      const [begin = ''] = begins.exec(this.text) ?? [];
      this.text = begin
        ? `${begin}; ${settings}${this.text.slice(begin.length)}`
        : `${settings}; ${this.text}`;
      return super.submit(connection);
    }
    // without a sync in between, both are one transaction
    connection.stream.cork();
    try {
      connection.parse({ name: '', text: settings, types: [] });
      connection.bind({ portal: '', statement: '', values: [] });
      connection.describe({ type: 'P', name: '' });
      connection.execute({ portal: '' });
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleRowDescription(message: { fields: readonly { name: string }[] }): void {
    this.#isSkipping = message.fields[0]?.name === marker;
    if (!this.#isSkipping) super.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isSkipping) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.#isSkipping) super.handleCommandComplete(message, connection);
    this.#isSkipping = false;
  }
}

/** A client of a pooler in transaction mode (decision 76). */
export interface PooledClient extends pg.Client {
  /** From now on, PostgreSQL refuses what this client writes. */
  refuseWrites: () => void;
}

/**
 * The class of clients that need no session of their own: each transaction, and each statement
 * outside of one, sets the settings for itself. So a pooler may run each on another connection.
 * Statements that may not run in a transaction (`create index concurrently`) fail.
 */
export const pooledClientOf = (given: Settings): typeof pg.Client =>
  class extends pg.Client implements PooledClient {
    #settings = setting(given);

    refuseWrites(): void {
      this.#settings = setting({ ...given, transaction_read_only: 'on' });
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` have no type in common
    override query(...args: any[]): any {
      if (typeof args[0]?.submit === 'function') return Reflect.apply(super.query, this, args);
      const query = new SettingQuery(...args);
      // a prepared statement stays on the connection that prepared it
      query.name = undefined;
      query.settings = () => (this.getTransactionStatus() === 'I' ? this.#settings : null);
      if (query.callback) return super.query(query as unknown as pg.Submittable);
      return new Promise((resolve, reject) => {
        query.callback = (error, result) => {
          if (!error) return resolve(result);
          // the stack leads to the caller, not to the socket
          Error.captureStackTrace(error);
          reject(error);
        };
        super.query(query as unknown as pg.Submittable);
      });
    }
  };
