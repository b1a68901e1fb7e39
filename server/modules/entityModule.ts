import type { GenericSchema } from 'valibot';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { deleteAction } from '#server/entity/actions.ts';
import { type Call, callsOf } from '#server/entity/calls.ts';
import type { Entity, Versioned } from '#server/entity/entity.ts';
import type { Carrier } from '#server/entity/links.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  orderResolver,
  statusResolver,
  updateResolver,
} from '#server/entity/resolvers.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { withUses } from '#server/entity/uses.ts';
import type { Create, Update } from '#server/entity/write.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { type Exporter, exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Contributions, Module } from './module.ts';

interface Options<Filter, Input> {
  /** Calls that the schema does not have, or that the module resolves in another way. */
  except?: readonly Call[];
  create?: Create<Input>;
  update?: Update<Input>;
  /** Deletes records, by default those that nothing uses; higher domains contribute uses. */
  remove?:
    | BulkAction<Filter, object>
    | ((contributions: Contributions) => BulkAction<Filter, object>);
  /** Restores records from the history, unless by the rules of an ordinary edit. */
  restorer?: Restorer;
  /** `updateThingStatus`: the action and the statuses that it takes. */
  status?: {
    action: BulkAction<Filter, { status: string }>;
    statuses: GenericSchema<unknown, string>;
  };
  /** Whether there is `updateThingOrders`. */
  isOrdered?: boolean;
  /** What happens to its records when one that they link is replaced by another. */
  links?: Pick<Carrier, 'serialise' | 'replaced'>;
  /** `exportThings` */
  exporter?: Exporter<Filter>;
}

/**
 * The module of an entity with the calls `things`, `thingById`, `createThing`, `updateThing`,
 * `deleteThingByIds`, and those that the options add; see `callsOf` for their names. A call that the
 * schema does not have is an error at start.
 */
export const entityModule = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
  {
    except = [],
    create,
    update,
    remove: given,
    restorer = restorerOf(entity, update),
    status,
    isOrdered = false,
    links,
    exporter,
  }: Options<Filter, Input> = {},
): Module => {
  const names = callsOf(entity);
  const removeWith = (contributions: Contributions) =>
    typeof given === 'function'
      ? given(contributions)
      : (given ?? deleteAction(withUses(entity, contributions.uses)));
  const named = (resolvers: Partial<Record<Call, unknown>>) =>
    Object.fromEntries(
      Object.entries(resolvers)
        .filter(([call]) => !except.includes(call as Call))
        .map(([call, resolver]) => [names[call as Call], resolver]),
    );
  return {
    entities: [entity],
    carriers: carriersOf(entity, links),
    jobs: (contributions) => [
      ...(except.includes('remove') ? [] : [bulkKind(removeWith(contributions))]),
      ...(status ? [bulkKind(status.action)] : []),
      ...(exporter ? [exportKind(exporter)] : []),
    ],
    records: [restorer],
    resolvers: (contributions) =>
      ({
        Query: named({ list: listResolver(entity), one: oneResolver(entity) }),
        Mutation: named({
          create: createResolver(entity, create),
          update: updateResolver(entity, update),
          remove: deleteResolver(entity, removeWith(contributions)),
          ...(status && { status: statusResolver(entity, status.action, status.statuses) }),
          ...(isOrdered && { order: orderResolver(entity) }),
          ...(exporter && { exported: exportResolver(entity, exporter) }),
        }),
      }) as Resolvers,
  };
};

/** The entity as a carrier, if some of its children are links. */
const carriersOf = <Row, Filter extends ListFilter, Input extends Versioned>(
  { tracked, table, children = {} }: Entity<Row, Filter, Input>,
  others: Options<Filter, Input>['links'],
): readonly Carrier[] => {
  const links = Object.values(children).flatMap(({ link }) => (link ? [link] : []));
  return links.length > 0 ? [{ tracked, table, links, ...others }] : [];
};
