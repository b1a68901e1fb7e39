import { type RawBuilder, sql } from 'kysely';
import type { SqlFragment } from './database.ts';

const textOf = <Text>(of: string | SqlFragment): RawBuilder<Text> =>
  sql`to_json(${typeof of === 'string' ? sql.ref(of) : of}) #>> '{}'`;

/**
 * A point in time as text (ISO 8601), as the APIs answer it.
 * @param of a column, or a term
 */
export const moment = (of: string | SqlFragment) => textOf<string>(of);

/** The same of a column or a term that may be null. */
export const optionalMoment = (of: string | SqlFragment) => textOf<string | null>(of);
