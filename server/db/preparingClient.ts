import pg from 'pg';
import { isReadOnly } from './failures.ts';
import { isMarkedAsPrepared } from './prepared.ts';

/** Statements with row values as parameters all differ and would evict the others. */
const mostParameters = 50;
/** After this many uses a statement is planned again, because its tables may have grown. */
const mostUses = 500;

/**
 * Matches a single select. Other text without parameters may contain several statements, which
 * cannot be prepared.
 */
const reads = /^\s*(?:select|with)\b[^;]*$/i;

interface Prepared {
  name: string;
  uses: number;
}

// a client may inherit the session of another client, whose prepared statements still exist
let last = 0;

interface Choice {
  isPrepared: (text: string, values: readonly unknown[] | undefined) => boolean;
  /** Number of prepared statements to keep; the least recently used is dropped. */
  most: number;
}

/** The class of clients that prepare some statements, so that each is parsed and planned only a few times. */
const preparingClientOf = ({ isPrepared, most }: Choice): typeof pg.Client =>
  class extends pg.Client {
    /** Prepared statements by SQL text, the most recently used last. */
    readonly #prepared = new Map<string, Prepared>();

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` have no type in common
    override query(...given: any[]): any {
      const [text, values, callback] = given;
      const isKept =
        typeof text === 'string' &&
        typeof values !== 'function' &&
        (values?.length ?? 0) <= mostParameters &&
        isPrepared(text, values);
      if (!isKept) return Reflect.apply(super.query, this, given);
      const prepared = this.#prepared.get(text) ?? { name: `kept_${++last}`, uses: 0 };
      prepared.uses += 1;
      const isUsedUp = prepared.uses >= mostUses;
      this.#prepared.delete(text);
      if (!isUsedUp) this.#prepared.set(text, prepared);
      const dropped = isUsedUp ? prepared.name : this.#crowdedOut();
      const asked = super.query({ name: prepared.name, text, values });
      const answer = dropped ? asked.finally(() => this.#free(dropped)) : asked;
      // a pool's `query` gives a callback
      return callback ? void answer.then((result) => callback(null, result), callback) : answer;
    }

    #crowdedOut(): string | null {
      if (this.#prepared.size <= most) return null;
      const [oldest] = this.#prepared;
      if (!oldest) return null;
      this.#prepared.delete(oldest[0]);
      return oldest[1].name;
    }

    /** Fails inside a failed transaction; a statement that remains only costs some memory. */
    async #free(name: string): Promise<void> {
      await super.query(`deallocate ${name}`).catch(() => undefined);
    }
  };

/** A client of PostgreSQL, which prepares the statements marked as such (`prepared.ts`). A plan takes up to 1 MB. */
export const PreparingClient = preparingClientOf({ isPrepared: isMarkedAsPrepared, most: 30 });

/**
 * The client of the embedded database, where parsing and planning takes as long as running most statements:
 * it prepares all with parameters.
 */
export class EmbeddedClient extends preparingClientOf({
  isPrepared: (text, values) => Array.isArray(values) && (values.length > 0 || reads.test(text)),
  most: 200,
}) {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` have no type in common
  override query(...given: any[]): any {
    return namingCause(Reflect.apply(super.query, this, given));
  }
}

/** The embedded database is read-only only while its disk is full (diskRoom.ts). */
const namingCause = <Answer>(answer: Answer): Answer =>
  answer instanceof Promise
    ? (answer.catch((error: unknown) => {
        throw isReadOnly(error) ? Object.assign(error as Error, { code: diskFull }) : error;
      }) as Answer)
    : answer;

/** PostgreSQL's code. */
const diskFull = '53100';
