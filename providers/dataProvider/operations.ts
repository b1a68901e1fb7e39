import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  FilterPayload,
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

/**
 * `queryOptions` of lists that count their matches only up to a limit, except those of the filters in
 * `meta.exactFor`. The result's `meta` is {@link Counted}.
 */
export const cappedRows = { meta: { ...listRows.meta, isCapped: true } };

/** The `meta` of a list's result if its total may be capped. */
export interface Counted {
  /** The number that the total exceeds if the matches beyond it are not counted; otherwise null. */
  moreThan: number | null;
}

/** The greatest `Int` of GraphQL. */
const maxInt = 2 ** 31 - 1;

/** In steps, to the end of the next page, so that its button stays enabled while it loads. */
const stepOf = ({ page, perPage }: PaginationPayload): number =>
  Math.min(maxInt, Math.ceil(((page + 1) * perPage) / limits.countedTotal) * limits.countedTotal);

/** How far the matches of a list are counted; null if exactly. */
const countUpTo = ({ pagination, filter, meta }: Partial<GetListParams>): number | null => {
  if (!meta?.isCapped || isSame(meta.exactFor, filter)) return null;
  return pagination ? stepOf(pagination) : limits.countedTotal;
};

/** Whether two filters are the same. */
export const isSame = (one: FilterPayload | undefined, other: FilterPayload | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Adds to a list's result whether its total was counted exactly. */
export const withCounted = <Result extends { total: number }>(
  result: Result,
  params: Partial<GetListParams>,
): Result & { meta?: Counted } => {
  const upTo = countUpTo(params);
  if (upTo === null) return result;
  return { ...result, meta: { moreThan: result.total === upTo + 1 ? upTo : null } };
};

/** The `query` argument of a list: zero-based page, page size, sort order and filters. */
export const listQuery = (params: GetListParams) => {
  const { pagination, sort, filter } = params;
  const upTo = countUpTo(params);
  return {
    ...filter,
    ...(upTo !== null && { countUpTo: upTo }),
    ...(pagination && { page: pagination.page - 1, size: pagination.perPage }),
    ...(sort && { sort: sort.field, order: sort.order }),
  };
};
