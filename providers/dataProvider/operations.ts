import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  PaginationPayload,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';

/**
 * Maps a method of react-admin's data provider to a GraphQL document, and the response to the
 * method's result.
 */
export interface Operation<Params, Result, Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (params: Params) => Variables;
  /** Converts the response data into react-admin's result. */
  result: (data: Data, params: Params) => Result;
}

// biome-ignore lint/suspicious/noExplicitAny: `operationsFor` has checked data and variables against the document
type Checked<Params, Result> = Operation<Params, Result, any, any>;

/** The operations of a resource by data provider method; only the methods that its views use. */
export interface ResourceOperations<Item extends RaRecord = RaRecord> {
  list?: Checked<GetListParams, { data: Item[]; total: number }>;
  /**
   * One page of choices for a picker, available to all users with the `lookup` permission;
   * requested with `choicesQuery`.
   */
  choices?: Checked<GetListParams, { data: RaRecord[]; total: number }>;
  one?: Checked<GetOneParams, { data: Item }>;
  many?: Checked<GetManyParams, { data: RaRecord[] }>;
  create?: Checked<CreateParams, { data: Item }>;
  update?: Checked<UpdateParams, { data: Item }>;
  delete?: Checked<DeleteParams, { data: RaRecord }>;
  deleteMany?: Checked<DeleteManyParams, BulkResultFragment>;
}

type Typed<Params, Result> = <Data, Variables>(
  operation: Operation<Params, Result, Data, Variables>,
) => Operation<Params, Result, Data, Variables>;

const typed =
  <Params, Result>(): Typed<Params, Result> =>
  (operation) =>
    operation;

/**
 * Typed builders for the operations, one per data provider method, so that a resource only names
 * its documents.
 */
export const operationsFor = <Item extends RaRecord>() => ({
  list: typed<GetListParams, { data: Item[]; total: number }>(),
  choices: typed<GetListParams, { data: RaRecord[]; total: number }>(),
  one: typed<GetOneParams, { data: Item }>(),
  many: typed<GetManyParams, { data: RaRecord[] }>(),
  create: typed<CreateParams, { data: Item }>(),
  update: typed<UpdateParams, { data: Item }>(),
  delete: typed<DeleteParams, { data: RaRecord }>(),
  deleteMany: typed<DeleteManyParams, BulkResultFragment>(),
});

/** `queryOptions` of a reference input that lists choices instead of the list page's rows. */
export const choicesQuery = { meta: { as: 'choices' } };

/**
 * `queryOptions` of components that show a list's rows. Without it, react-admin would cache each
 * row as the record of its edit page, but rows lack fields.
 */
export const listRows = { meta: { of: 'list' } };

export const isChoicesQuery = (params: unknown): boolean =>
  (params as Partial<GetListParams>).meta?.as === choicesQuery.meta.as;

/** `queryOptions` of lists that count their matches only so far. */
export const cappedRows = { meta: { ...listRows.meta, isCapped: true } };

/** In steps, as far as the page reaches, so that the next page is always known. */
const countUpTo = ({ page, perPage }: PaginationPayload = { page: 1, perPage: 0 }): number =>
  Math.max(1, Math.ceil((page * perPage) / limits.countedTotal)) * limits.countedTotal;

/** The `query` argument of a list: zero-based page, page size, sort order and filters. */
export const listQuery = ({ pagination, sort, filter, meta }: GetListParams) => ({
  ...filter,
  ...(meta?.isCapped && { countUpTo: countUpTo(pagination) }),
  ...(pagination && { page: pagination.page - 1, size: pagination.perPage }),
  ...(sort && { sort: sort.field, order: sort.order }),
});
