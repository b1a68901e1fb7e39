import { type CompiledQuery, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { collectStatement } from '#tests/support/statements/collect.ts';
import type { Claim } from './claim.ts';
import { type Claimed, claimedOf, claimsByTexts, faultsOf, type Result } from './faults.ts';

/** The claims about a statement's result, by the statement's text. */
const claimed = new Map<string, readonly Claimed[]>();
const faults = new Set<string>();
let isWatching = false;

/**
 * Compares the result of each statement with its claims, without additional statements: every
 * result includes the names and types of its columns. Kysely knows a statement's templates but
 * passes on only the rows of the result, so `pg` provides the rest.
 */
export const watchStatements = (claims: readonly Claim[]): void => {
  if (isWatching) return;
  isWatching = true;
  const byTexts = claimsByTexts(claims);
  const { compileQuery } = PostgresQueryCompiler.prototype;
  PostgresQueryCompiler.prototype.compileQuery = function (...given): CompiledQuery {
    const compiled = compileQuery.apply(this, given);
    collectStatement(compiled.sql);
    if (!claimed.has(compiled.sql)) claimed.set(compiled.sql, claimedOf(byTexts, compiled.query));
    return compiled;
  };
  const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  Object.assign(pg.Client.prototype, {
    query(...given: unknown[]) {
      const answer = Reflect.apply(query, this, given);
      const of = claimed.get(textOf(given[0]));
      return of?.length && answer instanceof Promise
        ? answer.then((result) => hold(of, result))
        : answer;
    },
  });
};

const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : String((statement as { text?: unknown } | null)?.text);

const hold = <Answer extends Result>(of: readonly Claimed[], result: Answer): Answer => {
  for (const each of of) for (const fault of faultsOf(each, result)) faults.add(fault);
  return result;
};

/** The differences found since the last call. */
export const collectFaults = (): string[] => {
  const taken = [...faults];
  faults.clear();
  return taken;
};
