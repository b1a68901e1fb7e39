import { type Kysely, sql } from 'kysely';

/** The page of a shop counts deliveries by state, and the list of an endpoint is sorted by time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index webhook_deliveries_state_idx on webhook_deliveries (endpoint_id, state, ended_at);
    create index webhook_deliveries_endpoint_at_idx on webhook_deliveries (endpoint_id, at, id);
    drop index webhook_deliveries_endpoint_id_idx;
  `.execute(db);
};
