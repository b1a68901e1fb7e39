import { anyOf, type UsersOf } from './entity/uses.ts';
import { modules as given } from './generated/modules.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { Resolvers as ShopResolvers } from './generated/shopResolvers.ts';
import type { JobKind } from './jobs/kind.ts';
import type { Contributions } from './modules/module.ts';
import { personal } from './personal.ts';

/* The combined contributions of all modules; app.ts and background.ts pass them on. */

const modules = given.flat();

/** The entities that are built with server/entity. */
export const entities = modules.flatMap((module) => module.entities ?? []);

/** All modules' contributions to the uses of each entity. */
const uses = (): Contributions['uses'] => {
  const combined: Record<string, UsersOf> = {};
  for (const [name, users] of modules.flatMap((module) => Object.entries(module.uses ?? {}))) {
    combined[name] = anyOf(combined[name], users);
  }
  return combined;
};

const withoutRecords: Omit<Contributions, 'records'> = {
  named: modules.flatMap(({ named = [] }) => named),
  uses: uses(),
  users: Object.assign({}, ...modules.map(({ users }) => users)),
  suspended: modules.flatMap(({ suspended = [] }) => suspended),
  basic: modules.flatMap(({ basic = [] }) => basic),
  personal,
  activated: modules.flatMap(({ activated = [] }) => activated),
  readableFiles: modules.flatMap(({ readableFiles = [] }) => readableFiles),
  carriers: modules.flatMap(({ carriers = [] }) => carriers),
  invitations: modules.flatMap(({ invitations = [] }) => invitations),
  pictureUses: modules.flatMap(({ pictureUses = [] }) => pictureUses),
  pictureHolds: modules.flatMap(({ pictureHolds = [] }) => pictureHolds),
  shownImages: modules.flatMap(({ shownImages = [] }) => shownImages),
};

/** Contributions of higher domains' modules for modules of lower domains. */
export const contributions: Contributions = {
  ...withoutRecords,
  records: modules.flatMap(({ records = [] }) =>
    typeof records === 'function' ? records(withoutRecords) : records,
  ),
};

/** All kinds of jobs. */
export const jobKinds: readonly JobKind[] = modules.flatMap(({ jobs = [] }) =>
  typeof jobs === 'function' ? jobs(contributions) : jobs,
);

/** The resolvers of all modules. */
export const resolvers: readonly Resolvers[] = modules
  .flatMap((module) => module.resolvers ?? [])
  .map((each) => (typeof each === 'function' ? each(contributions) : each));

/** The resolvers of all modules for the shop's contract. */
export const shopResolvers: readonly ShopResolvers[] = modules.flatMap(
  (module) => module.shopResolvers ?? [],
);

/** All routes of the modules besides GraphQL. */
export const routes = modules.flatMap((module) => module.routes ?? []);
