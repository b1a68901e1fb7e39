import type { Area } from '#contract/generated/schema.ts';
import type { DB } from '#server/generated/database.ts';
import type { Resolvers } from '#server/generated/graphql.ts';
import type { JobKind } from '#server/jobs/kind.ts';
import type { Named } from './names.ts';
import type { Restorer } from './restorer.ts';

/** What tests and tools know of an entity: its operations follow from its names (contract/schema). */
interface EntityFacts {
  name: string;
  plural: string;
  area: Area;
  table: keyof DB;
}

/**
 * What a module brings into the server. Each folder of server/modules has one in its module.ts, called
 * as the folder; code generation lists them.
 */
export interface Module {
  resolvers?: Resolvers | readonly Resolvers[];
  /** Kinds of jobs that people begin. */
  jobs?: readonly JobKind[];
  /** Kinds of records that have a history and are brought back from it. */
  records?: readonly Restorer[];
  /** Kinds of records that the history names and that have none themselves. */
  named?: readonly Named[];
  /** Entities that are composed of the pieces of server/entity. */
  entities?: readonly EntityFacts[];
}
