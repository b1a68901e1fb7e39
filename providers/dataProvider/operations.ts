import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';

/** Maps one of react-admin's verbs to an API document and its answer back. */
export interface Operation<Params, Result, Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (params: Params) => Variables;
  /** Extracts react-admin's result from the answer's data. */
  result: (data: Data, params: Params) => Result;
}

// biome-ignore lint/suspicious/noExplicitAny: `operationsFor` has checked data and variables against the document
type Checked<Params, Result> = Operation<Params, Result, any, any>;

/** The documents of a resource by react-admin's verbs; it has those its views use. */
export interface ResourceOperations<Item extends RaRecord = RaRecord> {
  list?: Checked<GetListParams, { data: Item[]; total: number }>;
  /** One page for a picker, open to everyone with `lookup`; requested with `choicesQuery`. */
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

/** One typed builder per kind of operation, so a resource only names its documents. */
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

/** `queryOptions` of a reference input that lists choices instead of the list page's records. */
export const choicesQuery = { meta: { as: 'choices' } };

/**
 * `queryOptions` of whatever shows rows of a list: react-admin would otherwise keep each of them as the
 * record that its page shows, and rows lack fields.
 */
export const listRows = { meta: { of: 'list' } };

export const isChoicesQuery = (params: unknown): boolean =>
  (params as Partial<GetListParams>).meta?.as === choicesQuery.meta.as;

/** The `query` argument of a list: zero-based page, size, sort and filters. */
export const listQuery = ({ pagination, sort, filter }: GetListParams) => ({
  ...filter,
  ...(pagination && { page: pagination.page - 1, size: pagination.perPage }),
  ...(sort && { sort: sort.field, order: sort.order }),
});
