import { type RawBuilder, sql } from 'kysely';

const mark = '/* prepared */';

/**
 * Begins a statement that takes longer to plan than to run and whose plan suits all values, such as one that
 * reads a few records by their ids. Each connection to PostgreSQL keeps its plan, except through a pooler.
 * PostgreSQL goes on planning if it estimates that a plan for the values at hand costs less. It would for
 * `= any($1)`, but not for `ofPage` (`page.ts`), whose length it never knows.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

export const isMarkedAsPrepared = (text: string): boolean => text.trimStart().startsWith(mark);
