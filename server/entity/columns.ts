import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';

/** The column that holds a field: `sort_index` for `sortIndex`, `up_to_2000` for `upTo2000`. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]|(?<=[a-z])\d/g, (start) => `_${start.toLowerCase()}`);

/** A value as an SQL parameter; values that are not scalars are written as jsonb. */
export const written = (value: unknown): RawBuilder<unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !isFragment(value)
    ? jsonb(value)
    : sql`${value}`;

const isFragment = (value: object): boolean => 'toOperationNode' in value;
