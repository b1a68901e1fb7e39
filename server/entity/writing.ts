import type { Transaction } from 'kysely';
import type { Queue } from '#server/db/queue.ts';
import type { DB } from '#server/generated/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** The transaction and the viewer of a change. */
export interface Writing {
  trx: Transaction<DB>;
  queue: Queue;
  viewer: Viewer;
}
