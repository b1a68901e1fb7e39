import type { Resolvers } from './generated/graphql.ts';
import { modules } from './generated/modules.ts';
import type { JobKind } from './jobs/kind.ts';
import { kindsOf } from './modules/platform/history/kinds.ts';
import { historyResolvers } from './modules/platform/history/resolvers.ts';

/* What the modules bring into the server, in one place: app.ts and background.ts hand it on. */

/** The entities that are composed of the pieces of server/entity. */
export const entities = modules.flatMap((module) => module.entities ?? []);

/** Every kind of job. */
export const jobKinds: readonly JobKind[] = modules.flatMap((module) => module.jobs ?? []);

/** How records of each kind are brought back from their history. */
export const restorers = modules.flatMap((module) => module.records ?? []);

const named = modules.flatMap((module) => module.named ?? []);

/** The resolvers of all modules, and of the history of what they hold. */
export const resolvers: readonly Resolvers[] = [
  ...modules.flatMap((module) => module.resolvers ?? []),
  historyResolvers(kindsOf(restorers, named)),
];
