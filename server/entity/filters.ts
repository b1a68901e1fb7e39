import { type RawBuilder, sql } from 'kysely';
import { containing } from '#server/db/search.ts';

/* Conditions of filters and columns to sort by, of the columns of `t`. */

type Condition<Value> = (value: Value) => RawBuilder<unknown>;

/** The text stands anywhere in one of the columns, in any case. */
export const contains =
  (...columns: string[]): Condition<string> =>
  (text) =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(`t.${column}`)} ilike ${containing(text)}`),
      sql` or `,
    )})`;

export const equals =
  (column: string): Condition<string | boolean> =>
  (value) =>
    sql`${sql.ref(`t.${column}`)} = ${value}`;

export const byColumn = (column: string): RawBuilder<unknown> => sql.ref(`t.${column}`);

/** Whatever the case. */
export const byText = (column: string): RawBuilder<unknown> =>
  sql`lower(${sql.ref(`t.${column}`)})`;
