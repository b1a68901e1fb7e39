import type { GraphQLResolveInfo } from 'graphql';
import type { GenericSchema } from 'valibot';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { exportInputOf } from '#contract/rules/platform/export.ts';
import { id } from '#contract/rules/platform/fields.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import { orderInput } from '#contract/rules/platform/order.ts';
import { inTransaction } from '#server/db/database.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { requestedFields } from '#server/graphql/selection.ts';
import { type BulkAction, runBulk } from '#server/jobs/bulk.ts';
import { type Exporter, startExport } from '#server/jobs/exports.ts';
import type { Entity, RequestedFields, Versioned } from './entity.ts';
import { orderRecords } from './order.ts';
import { recordById } from './read.ts';
import { assertSortable } from './sortable.ts';
import { type Create, createRecord, type Update, updateRecord } from './write.ts';
import type { Writing } from './writing.ts';

/* The resolvers of an entity's calls. A module maps each to its call and may leave any out. */

/** The requested fields below `path` of the response. */
export const requestedAt =
  (info: GraphQLResolveInfo, ...path: string[]): RequestedFields =>
  (...below) =>
    requestedFields(info, [...path, ...below]);

export const writingOf = (context: Context, trx: Writing['trx']): Writing => ({
  trx,
  queue: context.queue,
  viewer: viewerOf(context),
});

/** `things(query)` */
export const listResolver =
  <Row, Filter extends ListFilter, Input extends Versioned>(entity: Entity<Row, Filter, Input>) =>
  async (
    _: unknown,
    { query }: { query?: unknown },
    context: Context,
    info: GraphQLResolveInfo,
  ) => {
    const filter = parse(entity.query, query);
    const viewer = viewerOf(context);
    assertSortable(viewer, info, filter.sort);
    const requested = requestedAt(info, 'data', 'results');
    return answer(await entity.list(context.db, viewer, filter, requested));
  };

/**
 * `things(query)` for data that is not an entity: `list` receives the validated query and the
 * requested fields of each result.
 */
export const queryResolver =
  <Filter, Item>(
    rules: GenericSchema<unknown, Filter>,
    list: (
      db: Context['db'],
      viewer: Viewer,
      filter: Filter,
      fields: ReadonlySet<string>,
    ) => ListSource<Item> | Promise<ListSource<Item>>,
  ) =>
  async (
    _: unknown,
    { query }: { query?: unknown },
    context: Context,
    info: GraphQLResolveInfo,
  ) => {
    const filter = parse(rules, query);
    const fields = requestedFields(info, ['data', 'results']);
    return answer(await list(context.db, viewerOf(context), filter, fields));
  };

/** `thingById(id)` */
export const oneResolver =
  <Row, Filter extends ListFilter, Input extends Versioned>(entity: Entity<Row, Filter, Input>) =>
  async (_: unknown, args: { id: string }, context: Context, info: GraphQLResolveInfo) => {
    const requested = requestedAt(info, 'data');
    return answer(
      await recordById(context.db, viewerOf(context), entity, parseId(id, args.id), requested),
    );
  };

/** `createThing(input)` */
export const createResolver =
  <Row, Filter extends ListFilter, Input extends Versioned>(
    entity: Entity<Row, Filter, Input>,
    create: Create<Input> = createRecord(entity),
  ) =>
  async (_: unknown, args: { input: unknown }, context: Context, info: GraphQLResolveInfo) => {
    const input = parse(entity.input, args.input);
    const created = await inTransaction(context.db, (trx) =>
      create(writingOf(context, trx), input),
    );
    return answer(
      await recordById(context.db, viewerOf(context), entity, created, requestedAt(info, 'data')),
    );
  };

/** `updateThing(id, input)` */
export const updateResolver =
  <Row, Filter extends ListFilter, Input extends Versioned>(
    entity: Entity<Row, Filter, Input>,
    update: Update<Input> = updateRecord(entity),
  ) =>
  async (
    _: unknown,
    args: { id: string; input: unknown },
    context: Context,
    info: GraphQLResolveInfo,
  ) => {
    const record = parseId(id, args.id);
    const input = parse(entity.input, args.input);
    await inTransaction(context.db, (trx) => update(writingOf(context, trx), record, input));
    return answer(
      await recordById(context.db, viewerOf(context), entity, record, requestedAt(info, 'data')),
    );
  };

/** `deleteThingByIds(ids, query)` */
export const deleteResolver = <Filter>(
  { query }: { query: GenericSchema<unknown, Filter> },
  action: BulkAction<Filter, object>,
) => {
  const target = bulkInputOf(query);
  return (_: unknown, args: object, context: Context) =>
    runBulk(context, action, parse(target, args), {});
};

/** `updateThingStatus(input: { ids, query, status })`; `status` lists the possible values. */
export const statusResolver = <Filter>(
  { query }: { query: GenericSchema<unknown, Filter> },
  action: BulkAction<Filter, { status: string }>,
  status: GenericSchema<unknown, string>,
) => {
  const rules = bulkInputOf(query, { status });
  return (_: unknown, { input }: { input: unknown }, context: Context) => {
    const { status: given, ...target } = parse(rules, input);
    return runBulk(context, action, target, { status: given });
  };
};

/** `updateThingOrders(items)` */
export const orderResolver =
  <Row, Filter extends ListFilter, Input extends Versioned>(entity: Entity<Row, Filter, Input>) =>
  async (_: unknown, args: object, context: Context) => {
    const { items } = parse(orderInput, args);
    await inTransaction(context.db, (trx) => orderRecords(writingOf(context, trx), entity, items));
    return answer(items.map((item) => item.id));
  };

/** `exportThings(input: { query, format, language })` */
export const exportResolver = <Filter>(
  { query }: { query: GenericSchema<unknown, Filter> },
  exporter: Exporter<Filter>,
) => {
  const rules = exportInputOf(query);
  return async (_: unknown, { input }: { input: unknown }, context: Context) =>
    answer(await startExport(context, exporter, parse(rules, input)));
};
