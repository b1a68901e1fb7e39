import { expect } from 'vitest';
import { countTables } from '#server/db/copy.ts';
import type { Db } from '#server/db/database.ts';
import { createMarket } from '#tests/factories/market.ts';
import { signedIn } from '#tests/factories/people.ts';
import { snapshot } from '#tests/support/snapshot.ts';
import { type Called, call } from './call.ts';
import type { House } from './house.ts';
import { killing } from './killing.ts';

/** More statements than any of the calls needs. */
const most = 60;
/** The embedded database takes seconds to open, so its server is killed at every third statement. */
const stride = process.env.DATABASE_URL ? 1 : 3;

/** A step of an order, which is either done or not. */
export interface Step {
  name: string;
  token: string;
  document: string;
  variables: object;
  /** A text that only a statement of its transaction contains. */
  within: string;
  /** The number of rows that it adds to each table. */
  grows: Record<string, number>;
  /** The answer of the same call after it was done. */
  again: 'the same' | 'CONFLICT' | 'INVALID';
}

export const inHouse = async <Result>(
  house: House,
  use: (db: Db) => Promise<Result>,
): Promise<Result> => {
  const { db, close } = await house.open();
  try {
    return await use(db);
  } finally {
    await close();
  }
};

/** What servers count at their own pace; a test of the counts is elsewhere. */
const counted = [...countTables, 'kept_tables'];

const rowsOf = async (house: House): Promise<Record<string, unknown[]>> => {
  const tables = Object.entries(await inHouse(house, snapshot));
  return Object.fromEntries(tables.filter(([name]) => !counted.includes(name)));
};

const countsOf = (rows: Record<string, unknown[]>) =>
  new Map(Object.entries(rows).map(([name, each]) => [name, each.length]));

const growthOf = (before: Record<string, unknown[]>, after: Record<string, unknown[]>) => {
  const had = countsOf(before);
  return Object.fromEntries(
    [...countsOf(after)]
      .map(([name, count]) => [name, count - (had.get(name) ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
};

/** Omits the points in time. */
const answered = ({ data, errors }: Called) => ({
  data,
  codes: errors.map(({ extensions }) => extensions.code),
});

/**
 * Kills the server at the statements of a call, from the first of its transaction to the commit: none of
 * it may remain. After a kill that follows the commit, all of it must be there, once.
 */
export const killEverywhere = async (house: House, step: Step): Promise<void> => {
  const { name, token, document, variables, within } = step;
  const before = await rowsOf(house);
  for (let at = 0; at < most; at += stride) {
    const server = await house.start(
      killing([
        { within, at },
        { within, at: 'committed' },
      ]),
    );
    const answer = await call(server.port, token, document, variables).catch(() => null);
    // a killed process closes its connections just before it ends
    await server.kill();
    expect(answer, `${name}, killed at ${at}`).toBeNull();
    const after = await rowsOf(house);
    const growth = growthOf(before, after);
    if (Object.keys(growth).length > 0) {
      expect(growth, name).toEqual(step.grows);
      expect(at, name).toBeGreaterThan(3);
      return askAgain(house, step, after);
    }
    expect(after, `${name}, killed at ${at}`).toEqual(before);
  }
  throw new Error(`${name} was never done.`);
};

/** The caller, who has received no answer, sends it again. */
const askAgain = async (
  house: House,
  { name, token, document, variables, again }: Step,
  before: Record<string, unknown[]>,
): Promise<void> => {
  const server = await house.start();
  const { codes } = answered(await call(server.port, token, document, variables));
  expect(await server.stop()).toBe(0);
  expect(codes, name).toEqual(again === 'the same' ? [] : [again]);
  expect(await rowsOf(house), name).toEqual(before);
};

/**
 * Two sellers with their order, and an administrator. A server has run with them, because its start
 * seals the account numbers that a factory writes plain.
 */
export const furnish = async (house: House) => {
  const furnished = await inHouse(house, async (db) => {
    const market = await createMarket(db);
    const { token: admin } = await signedIn(db, 'admin');
    return { market, admin, order: market.order() };
  });
  const server = await house.start();
  expect(await server.stop()).toBe(0);
  return furnished;
};

/** The ids of all lines, in their order. */
export const linesOf = (house: House) =>
  inHouse(house, async (db) => {
    const rows = await db.selectFrom('order_lines').select('id').orderBy('position').execute();
    return rows.map(({ id }) => id);
  });

/** Makes a call without killing the server. */
export const ask = async (
  house: House,
  token: string,
  document: string,
  variables: object = {},
) => {
  const server = await house.start();
  const { data, errors } = await call(server.port, token, document, variables);
  expect(errors).toEqual([]);
  expect(await server.stop()).toBe(0);
  return data;
};
