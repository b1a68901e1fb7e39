import { type Db, inTransaction, type Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Order, Thing } from './books.ts';
import type { Random } from './random.ts';

/* Random steps are product calls, and entries in the books. Each expects the answer that follows from
   the books. */

export interface Desk {
  db: Db;
  admin: Viewer;
  /** Calls that were refused as expected, by message. */
  refused: Map<string, number>;
}

export type Step = (desk: Desk, order: Order, random: Random) => Promise<void>;

let last = 0;
export const uniqueId = (): string => {
  last += 1;
  return `random-${last}`;
};

export const done = <Result>({ db }: Desk, call: (trx: Trx) => Promise<Result>): Promise<Result> =>
  inTransaction(db, call);

/** Makes a call that must be refused. */
export const refuse = async (desk: Desk, call: (trx: Trx) => Promise<unknown>): Promise<void> => {
  const answer = await done(desk, call).catch((error: unknown) => error);
  if (!(answer instanceof DomainError)) throw new Error(`Not refused: ${JSON.stringify(answer)}`);
  const name = [answer.message, ...Object.values(answer.fields ?? {}).map(({ rule }) => rule)].join(
    ' ',
  );
  desk.refused.set(name, (desk.refused.get(name) ?? 0) + 1);
};

export const same = (what: string, found: unknown, expected: unknown): void => {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
};

/** What is left to be refunded. */
export const leftOf = ({ amount, refunded }: Thing): number => amount - refunded.amount;
