import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db, Trx } from '#server/db/database.ts';
import type { Queue } from '#server/db/queue.ts';
import type { Stored } from '#server/entity/entity.ts';
import type { Carrier } from '#server/entity/links.ts';
import type { Named } from '#server/entity/names.ts';
import type { PersonalTables } from '#server/entity/personal.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import type { UsersOf } from '#server/entity/uses.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import type { Resolvers as ShopResolvers } from '#server/generated/shopResolvers.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { RequestQueues } from '#server/http/requestQueues.ts';
import type { JobKind } from '#server/jobs/kind.ts';
import type { NetworkInvitation } from '#server/mail/mails.ts';
import type { Sealer } from '#server/secrets/sealer.ts';
import type { DocumentStore } from '#server/storage/documents.ts';
import type { ImageStore } from '#server/storage/images.ts';

/** Facts about an entity for tests and tools: the names of its calls follow from them (`callsOf`). */
type EntityFacts = Pick<Stored, 'name' | 'plural' | 'area' | 'table' | 'calls'>;

type PartnerKind = Extract<Portal, 'manufacturer' | 'vendor'>;

/** A partner whose account has just been activated, and the user who did it. */
interface Activated {
  kind: PartnerKind;
  id: string;
  userId: string;
}

/**
 * What a module contributes to modules of lower domains, which cannot import it. `app.ts` passes
 * the combined contributions of all modules to every `resolvers` function and every route.
 */
export interface Contributions {
  /** Kinds of records that have a history and can be restored from it. */
  records: readonly Restorer[];
  /** Kinds of records that the history names but that have no history of their own. */
  named: readonly Named[];
  /** SQL that finds which records use those of an entity, by its name, so that these stay. */
  uses: Readonly<Record<string, UsersOf>>;
  /** Selects `id` and `name` of the records that `uses` finds, by their kind. */
  users: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Kinds of records that link others; when one of those is replaced by another, the links follow. */
  carriers: readonly Carrier[];
  /** Finds the network invitation that created a user's account, for the first mail to the user. */
  invitations: readonly ((db: Db, userId: string) => Promise<NetworkInvitation | undefined>)[];
  /** Selects the records that show picture `t` of the table `uploads`: `kind`, `id`, `name`, `sku`. */
  pictureUses: readonly RawBuilder<unknown>[];
  /** Selects a row for everything else that needs picture `t`, such as a logo or an unsaved draft. */
  pictureHolds: readonly RawBuilder<unknown>[];
  /** Conditions under which an image that was not uploaded is shown to everyone, by its file name. */
  shownImages: readonly ((filename: string) => RawBuilder<unknown>)[];
  /** Runs in the transaction that suspends partners, after the products from them have paused. */
  suspended: readonly ((trx: Trx, kind: PartnerKind, ids: readonly string[]) => Promise<unknown>)[];
  /** Runs in the transaction that saves a vendor with a basic account. */
  basic: readonly ((trx: Trx, vendorId: string) => Promise<unknown>)[];
  /** The personal data of every table, and how they are erased; `server/personal.ts` combines it. */
  personal: PersonalTables;
  /** Runs in the transaction that activates a partner's account. */
  activated: readonly ((trx: Trx, partner: Activated) => Promise<unknown>)[];
  /** Conditions under which the viewer may read the file `f` of the table `files`. */
  readableFiles: readonly ((viewer: Viewer) => RawBuilder<unknown>)[];
}

/** The dependencies of routes outside GraphQL. */
export interface RouteContext {
  jobKinds: readonly JobKind[];
  app: FastifyInstance;
  config: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'ai' | 'clamd'>>;
  database: Database;
  queue: Queue;
  images: ImageStore;
  documents: DocumentStore;
  secrets: Sealer;
  requestQueues: RequestQueues;
  contributions: Contributions;
}

type Route = (context: RouteContext) => void | Promise<void>;

type ResolversOf = (contributions: Contributions) => Resolvers;
type RecordsOf = (contributions: Omit<Contributions, 'records'>) => readonly Restorer[];

/**
 * What a module adds to the server. Every folder of a domain exports one, or a list of them, from its
 * module.ts, named after the folder; code generation lists them. `entityModule` makes that of an entity.
 */
export interface Module extends Partial<Omit<Contributions, 'records' | 'personal'>> {
  records?: Contributions['records'] | RecordsOf;
  resolvers?: Resolvers | ResolversOf | readonly (Resolvers | ResolversOf)[];
  /** Resolvers of the shop's contract. */
  shopResolvers?: ShopResolvers | readonly ShopResolvers[];
  /** Routes outside GraphQL, such as uploads. */
  routes?: readonly Route[];
  /** Kinds of jobs that users start. */
  jobs?: readonly JobKind[] | ((contributions: Contributions) => readonly JobKind[]);
  /** All kinds of records that have a history. */
  entities?: readonly EntityFacts[];
}
