import { type RawBuilder, sql } from 'kysely';
import { fromDay, toDay } from '#server/db/days.ts';
import { hasWords } from '#server/db/search.ts';

/* Filter conditions and sort expressions on columns of `t`. */

type Condition<Value> = (value: Value) => RawBuilder<unknown>;

/** Each word occurs in one of the columns, in any order and case. */
export const contains =
  (...columns: string[]): Condition<string> =>
  (text) =>
    hasWords(text, ...columns.map((column) => sql.ref(`t.${column}`)));

export const equals =
  (column: string): Condition<string | boolean> =>
  (value) =>
    sql`${sql.ref(`t.${column}`)} = ${value}`;

/** From the start of a day in Germany. */
export const sinceDay =
  (column: string): Condition<string> =>
  (day) =>
    sql`${sql.ref(`t.${column}`)} >= ${fromDay(day)}`;

/** Until the end of a day in Germany. */
export const untilDay =
  (column: string): Condition<string> =>
  (day) =>
    sql`${sql.ref(`t.${column}`)} < ${toDay(day)}`;

export const byColumn = (column: string): RawBuilder<unknown> => sql.ref(`t.${column}`);

/** A date in the API's format, YYYY-MM-DD. */
export const dayOf = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_char(${sql.ref(`t.${column}`)}, 'YYYY-MM-DD')`;

/** The state of a record that runs from one day to another; values as in `runStates`. */
export const runState: RawBuilder<string> = sql<string>`run_state(t.is_active, t.starts_on, t.ends_on)`;

/** Ignores case. */
export const byText = (column: string): RawBuilder<unknown> =>
  sql`lower(${sql.ref(`t.${column}`)})`;
