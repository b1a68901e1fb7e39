import { type RawBuilder, sql } from 'kysely';
import type { Restorer } from '#server/entity/restorer.ts';
import type { Viewer } from '#server/graphql/context.ts';

type Condition = RawBuilder<unknown>;

/** Rows of `changes c` of that kind that the viewer may see; administrators see all. */
export const ownChanges = (viewer: Viewer, { owned }: Restorer): Condition =>
  viewer.portal === 'admin' ? sql`true` : (owned?.(viewer) ?? sql`false`);

/** The name of a record in a state. */
export const nameIn = (viewer: Viewer, { called, label = 'name' }: Restorer, state: Condition) =>
  called?.(viewer, state) ?? sql`(${state} ->> ${sql.lit(label)})`;
