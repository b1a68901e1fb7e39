import { type RawBuilder, sql } from 'kysely';

/* Days are those of the marketplace, whatever the clock of the server. */

/** The moment a day begins. */
export const fromDay = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;

/** The moment it is over. */
export const toDay = (day: string): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Europe/Berlin')`;
