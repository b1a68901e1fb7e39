import pg from 'pg';

/** So many statements stay prepared; whichever was not used for the longest time makes room. */
const mostPrepared = 200;
/** Statements that carry rows as parameters are each another one; they would push out all others. */
const mostParameters = 50;
/** After so many uses a statement is planned anew: its tables may have grown since. */
const mostUses = 500;

/** Without parameters it may be several statements, which cannot be prepared; one that reads is not. */
const reads = /^\s*(?:select|with)\b[^;]*$/i;

interface Prepared {
  name: string;
  uses: number;
}

// a client may follow another in the same session, whose statements are still there
let last = 0;

/**
 * A client that prepares what it is asked, so that a text is parsed and planned a few times instead of
 * always. For the embedded database, where that takes as long as running most statements.
 */
export class PreparingClient extends pg.Client {
  /** By text, the one that was used last at the end. */
  readonly #prepared = new Map<string, Prepared>();

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` have no type in common
  override query(...given: any[]): any {
    const [text, values, callback] = given;
    const isKept =
      typeof text === 'string' &&
      Array.isArray(values) &&
      (values.length > 0 || reads.test(text)) &&
      values.length <= mostParameters &&
      callback === undefined;
    if (!isKept) return Reflect.apply(super.query, this, given);
    const prepared = this.#prepared.get(text) ?? { name: `kept_${++last}`, uses: 0 };
    prepared.uses += 1;
    const isUsedUp = prepared.uses >= mostUses;
    this.#prepared.delete(text);
    if (!isUsedUp) this.#prepared.set(text, prepared);
    const dropped = isUsedUp ? prepared.name : this.#crowdedOut();
    const answer: Promise<unknown> = super.query({ name: prepared.name, text, values });
    return dropped ? answer.finally(() => this.#free(dropped)) : answer;
  }

  #crowdedOut(): string | null {
    if (this.#prepared.size <= mostPrepared) return null;
    const [oldest] = this.#prepared;
    if (!oldest) return null;
    this.#prepared.delete(oldest[0]);
    return oldest[1].name;
  }

  /** Refused in a transaction that has failed: what is left there costs some memory only. */
  async #free(name: string): Promise<void> {
    await super.query(`deallocate ${name}`).catch(() => undefined);
  }
}
