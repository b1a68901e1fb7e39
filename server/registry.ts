import { modules as given } from './generated/modules.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { JobKind } from './jobs/kind.ts';
import type { Contributions } from './modules/module.ts';

/* The combined contributions of all modules; app.ts and background.ts pass them on. */

const modules = given.flat();

/** The entities that are built with server/entity. */
export const entities = modules.flatMap((module) => module.entities ?? []);

/** Contributions of higher domains' modules for modules of lower domains. */
export const contributions: Contributions = {
  records: modules.flatMap(({ records = [] }) => records),
  named: modules.flatMap(({ named = [] }) => named),
  uses: Object.assign({}, ...modules.map(({ uses }) => uses)),
  activated: modules.flatMap(({ activated = [] }) => activated),
  readableFiles: modules.flatMap(({ readableFiles = [] }) => readableFiles),
  categoryReplaced: modules.flatMap(({ categoryReplaced = [] }) => categoryReplaced),
  tagsMerged: modules.flatMap(({ tagsMerged = [] }) => tagsMerged),
  invitations: modules.flatMap(({ invitations = [] }) => invitations),
  pictureUses: modules.flatMap(({ pictureUses = [] }) => pictureUses),
  pictureHolds: modules.flatMap(({ pictureHolds = [] }) => pictureHolds),
  shownImages: modules.flatMap(({ shownImages = [] }) => shownImages),
};

/** All kinds of jobs. */
export const jobKinds: readonly JobKind[] = modules.flatMap(({ jobs = [] }) =>
  typeof jobs === 'function' ? jobs(contributions) : jobs,
);

/** The resolvers of all modules. */
export const resolvers: readonly Resolvers[] = modules
  .flatMap((module) => module.resolvers ?? [])
  .map((each) => (typeof each === 'function' ? each(contributions) : each));

/** All routes of the modules besides GraphQL. */
export const routes = modules.flatMap((module) => module.routes ?? []);
