import { sql } from 'kysely';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { secrets } from '#tests/support/secrets.ts';
import { admin, api } from '#tests/support/testApi.ts';

/** A random number below the given one, the same in every run. */
export type Random = (below: number) => number;

/**
 * One change of data that shops read.
 * @param n which edit of the run it is
 * @returns false if it was refused, as an edit of random records may be
 */
export type Edit = (random: Random, n: number) => Promise<unknown>;

export const randomOf = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;

/** A statement, as a job, another domain or an operator sends it. */
export const run = (statement: string) => sql.raw(statement).execute(api.db);

export const idsIn = async (query: string): Promise<string[]> =>
  (await sql<{ id: string }>`${sql.raw(query)}`.execute(api.db)).rows.map(({ id }) => id);

/** One of the ids; refused if there is none. */
export const idIn = async (random: Random, query: string): Promise<string> => {
  const ids = await idsIn(query);
  return ids.length > 0 ? oneOf(random, ids) : '0';
};

/** Some of the ids, at most this many. */
export const someIn = async (random: Random, query: string, most: number): Promise<string[]> => {
  const ids = await idsIn(query);
  if (ids.length === 0) return [];
  return [...new Set(Array.from({ length: 1 + random(most) }, () => oneOf(random, ids)))];
};

interface Bulk {
  bulkChangeId?: string | null;
  job?: { id: string } | null;
}

/** Refusals that random records bring about. */
const expected = new Set(['INVALID', 'CONFLICT', 'IN_USE', 'NOT_FOUND', 'FORBIDDEN']);

/** Runs a job as the background does. */
const finish = async (id: string): Promise<void> => {
  await sql`update pgboss.job set state = 'active'
    where name = 'run-job' and data ->> 'id' = ${id}`.execute(api.db);
  const report = (error: Error) => {
    throw error;
  };
  const stopping = new AbortController().signal;
  await runJob({ db: api.db, inBatch: fixedBatches(api.db, 25), secrets, report, stopping }, id);
};

/** Runs the jobs that wait. */
export const finishAll = async (): Promise<void> => {
  for (const id of await idsIn(`select id from jobs where state = 'waiting'`)) await finish(id);
};

/**
 * A mutation of the application, with its job.
 * @param given the arguments, each with its type
 * @param fields what to read of the answer
 * @returns the answer; false if the call was refused
 */
export const call = async (
  name: string,
  given: Readonly<Record<string, readonly [type: string, value: unknown]>>,
  { token = admin, fields = 'message' } = {},
): Promise<Bulk | false> => {
  const names = Object.keys(given);
  const declared = names.map((each) => `$${each}: ${given[each]?.[0]}`).join(', ');
  const passed = names.map((each) => `${each}: $${each}`).join(', ');
  const document = `mutation ${declared && `(${declared})`} {
    ${name}${passed && `(${passed})`} { ${fields} } }`;
  const variables = Object.fromEntries(names.map((each) => [each, given[each]?.[1]]));
  const { data, errors } = await api.request(document, variables, token);
  const [error] = errors;
  // a document that is not valid has no fields; a test must not take that for a refusal
  if (
    error &&
    (!expected.has(error.extensions.code) || /^Unknown |Cannot query/.test(error.message))
  )
    throw new Error(`${name}: ${JSON.stringify(error)}`);
  if (error || !data) return false;
  const answer = (data as unknown as Record<string, Bulk>)[name] ?? {};
  if (answer.job) await finish(answer.job.id);
  return answer;
};

const bulkFields = 'data bulkChangeId job { id }';

/** A mutation of many records, with an `input`. */
export const bulk = (name: string, type: string, input: object, token?: string) =>
  call(name, { input: [`${type}!`, input] }, { fields: bulkFields, ...(token && { token }) });

/** A mutation that deletes records by their ids. */
export const remove = (name: string, ids: readonly string[]) =>
  call(name, { ids: ['[ID!]', ids] }, { fields: bulkFields });
