import type { Resolvers } from './generated/graphql.ts';
import { modules as given } from './generated/modules.ts';
import type { JobKind } from './jobs/kind.ts';
import type { Contributions } from './modules/module.ts';

/* What the modules bring into the server, in one place: app.ts and background.ts hand it on. */

const modules = given.flat();

/** The entities that are composed of the pieces of server/entity. */
export const entities = modules.flatMap((module) => module.entities ?? []);

/** What the modules of higher domains hand to those of lower ones. */
export const contributions: Contributions = {
  records: modules.flatMap(({ records = [] }) => records),
  named: modules.flatMap(({ named = [] }) => named),
  uses: Object.assign({}, ...modules.map(({ uses }) => uses)),
  activated: modules.flatMap(({ activated = [] }) => activated),
  readableFiles: modules.flatMap(({ readableFiles = [] }) => readableFiles),
  categoryReplaced: modules.flatMap(({ categoryReplaced = [] }) => categoryReplaced),
  pictureUses: modules.flatMap(({ pictureUses = [] }) => pictureUses),
  pictureHolds: modules.flatMap(({ pictureHolds = [] }) => pictureHolds),
  shownImages: modules.flatMap(({ shownImages = [] }) => shownImages),
};

/** Every kind of job. */
export const jobKinds: readonly JobKind[] = modules.flatMap(({ jobs = [] }) =>
  typeof jobs === 'function' ? jobs(contributions) : jobs,
);

/** The resolvers of all modules. */
export const resolvers: readonly Resolvers[] = modules
  .flatMap((module) => module.resolvers ?? [])
  .map((each) => (typeof each === 'function' ? each(contributions) : each));

/** The routes of all modules outside of GraphQL. */
export const routes = modules.flatMap((module) => module.routes ?? []);
