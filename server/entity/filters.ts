import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '#server/db/search.ts';

/* Conditions of filters and columns to sort by, of the columns of `t`. */

type Condition<Value> = (value: Value) => RawBuilder<unknown>;

/** The words of the text stand anywhere in the columns, in any order and case. */
export const contains =
  (...columns: string[]): Condition<string> =>
  (text) =>
    hasWords(text, ...columns.map((column) => sql.ref(`t.${column}`)));

export const equals =
  (column: string): Condition<string | boolean> =>
  (value) =>
    sql`${sql.ref(`t.${column}`)} = ${value}`;

export const byColumn = (column: string): RawBuilder<unknown> => sql.ref(`t.${column}`);

/** A day as the API has it, YYYY-MM-DD. */
export const dayOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_char(${sql.ref(`t.${column}`)}, 'YYYY-MM-DD')`;

/** What is with something that runs from a day to a day, as `runStates` has it. */
export const runState: RawBuilder<string> = sql<string>`run_state(t.is_active, t.starts_on, t.ends_on)`;

/** Whatever the case. */
export const byText = (column: string): RawBuilder<unknown> =>
  sql`lower(${sql.ref(`t.${column}`)})`;
