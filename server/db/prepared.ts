import { type RawBuilder, sql } from 'kysely';

/**
 * Begins a statement, or what follows its `select` (`modifyFront`), that takes longer to plan than to run and
 * whose plan suits all values, such as one that reads a few records by their ids. Each connection to PostgreSQL keeps its plan, except through a pooler.
 * PostgreSQL goes on planning if it estimates that a plan for the values at hand costs less. It would for
 * `= any($1)`, but not for `ofPage` (`page.ts`), whose length it never knows.
 */
export const prepared: RawBuilder<unknown> = sql.raw('/* prepared */');

const marked = /^\s*(?:select )?\/\* prepared \*\//;

export const isMarkedAsPrepared = (text: string): boolean => marked.test(text);
