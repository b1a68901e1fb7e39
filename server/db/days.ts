import { type RawBuilder, sql } from 'kysely';

/* Days are in the marketplace's time zone, whatever the server's. */

/** The start of a day. */
export const fromDay = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

/** The end of a day. */
export const toDay = (day: string): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Europe/Berlin')`;
