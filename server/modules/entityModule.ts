import type { GenericSchema } from 'valibot';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { deleteAction } from '#server/entity/actions.ts';
import type { Entity, Versioned } from '#server/entity/entity.ts';
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
import type { Create, Update } from '#server/entity/write.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { type Exporter, exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from './module.ts';

interface Options<Filter, Input> {
  /** The name of the list where it is not the grammar's; null if there is no list. */
  list?: string | null;
  /** The name of the query for one record where it is not the grammar's. */
  one?: string;
  create?: Create<Input>;
  update?: Update<Input>;
  remove?: BulkAction<Filter, object>;
  /** Restores records from the history, unless by the rules of an ordinary edit. */
  restorer?: Restorer;
  /** `updateThingStatus`: the action and the statuses that it takes. */
  status?: {
    action: BulkAction<Filter, { status: string }>;
    statuses: GenericSchema<unknown, string>;
  };
  /** Whether there is `updateThingOrders`. */
  isOrdered?: boolean;
  /** `exportThings` */
  exporter?: Exporter<Filter>;
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * The module of an entity whose calls follow the grammar of contract/schema/base.graphql: `things`,
 * `thingById`, `createThing`, `updateThing`, `deleteThingByIds`, and those that the options add. A call
 * that the schema does not have is an error at start.
 */
export const entityModule = <Row, Filter extends ListFilter, Input extends Versioned>(
  entity: Entity<Row, Filter, Input>,
  {
    list = entity.plural,
    one = `${entity.name}ById`,
    create,
    update,
    remove = deleteAction(entity),
    restorer = restorerOf(entity, update),
    status,
    isOrdered = false,
    exporter,
  }: Options<Filter, Input> = {},
): Module => {
  const Thing = capitalized(entity.name);
  const mutations = {
    [`create${Thing}`]: createResolver(entity, create),
    [`update${Thing}`]: updateResolver(entity, update),
    [`delete${Thing}ByIds`]: deleteResolver(entity, remove),
    ...(status && {
      [`update${Thing}Status`]: statusResolver(entity, status.action, status.statuses),
    }),
    ...(isOrdered && { [`update${Thing}Orders`]: orderResolver(entity) }),
    ...(exporter && {
      [`export${capitalized(entity.plural)}`]: exportResolver(entity, exporter),
    }),
  };
  return {
    entities: [entity],
    jobs: [
      bulkKind(remove),
      ...(status ? [bulkKind(status.action)] : []),
      ...(exporter ? [exportKind(exporter)] : []),
    ],
    records: [restorer],
    resolvers: {
      Query: {
        ...(list !== null && { [list]: listResolver(entity) }),
        [one]: oneResolver(entity),
      },
      Mutation: mutations,
    } as Resolvers,
  };
};
