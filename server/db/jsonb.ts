import { type RawBuilder, sql } from 'kysely';

/** What the one binary form of jsonb begins with. */
const version = Uint8Array.of(1);

/**
 * A value as a parameter of type jsonb. In binary form: a text the client of the embedded database
 * counts character by character, twice, which is a thirtieth of an import.
 */
export const jsonb = (value: unknown): RawBuilder<unknown> =>
  sql`${Buffer.concat([version, Buffer.from(JSON.stringify(value))])}::jsonb`;
