import type { Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** The transaction and the viewer of a change. */
export interface Writing {
  trx: Trx;
  queue: Queue;
  viewer: Viewer;
}
