import { sql } from 'kysely';
import type { Viewer } from '#server/graphql/context.ts';
import { isFaded } from './conditions.ts';

/**
 * Notes and reasons; hidden from partners together with the customer, because they may contain the
 * name.
 */
export const textOf = (viewer: Viewer, column: string) =>
  sql<string>`case when ${isFaded(viewer)} then '' else ${sql.ref(column)} end`;
