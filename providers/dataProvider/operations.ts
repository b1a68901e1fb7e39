import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';

/** How one call of react-admin's data provider becomes a document of the API, and back. */
export interface Operation<Params, Result, Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (params: Params) => Variables;
  /** Turns the answer's data into what react-admin asked for. */
  result: (data: Data, params: Params) => Result;
}

// biome-ignore lint/suspicious/noExplicitAny: `operationsFor` has checked data and variables against the document
type Checked<Params, Result> = Operation<Params, Result, any, any>;

/** The documents of one resource, by react-admin's methods; a resource has those its views call. */
export interface ResourceOperations<Item extends RaRecord = RaRecord> {
  list?: Checked<GetListParams, { data: Item[]; total: number }>;
  /** A page for a picker: asked for by whoever may look the entity up, with `choicesQuery`. */
  choices?: Checked<GetListParams, { data: RaRecord[]; total: number }>;
  one?: Checked<GetOneParams, { data: Item }>;
  many?: Checked<GetManyParams, { data: RaRecord[] }>;
  create?: Checked<CreateParams, { data: Item }>;
  update?: Checked<UpdateParams, { data: Item }>;
  delete?: Checked<DeleteParams, { data: RaRecord }>;
  deleteMany?: Checked<DeleteManyParams, { data: Identifier[] }>;
}

type Typed<Params, Result> = <Data, Variables>(
  operation: Operation<Params, Result, Data, Variables>,
) => Operation<Params, Result, Data, Variables>;

const typed =
  <Params, Result>(): Typed<Params, Result> =>
  (operation) =>
    operation;

/** One typed builder per kind of operation, so a resource states each document once and nothing else. */
export const operationsFor = <Item extends RaRecord>() => ({
  list: typed<GetListParams, { data: Item[]; total: number }>(),
  choices: typed<GetListParams, { data: RaRecord[]; total: number }>(),
  one: typed<GetOneParams, { data: Item }>(),
  many: typed<GetManyParams, { data: RaRecord[] }>(),
  create: typed<CreateParams, { data: Item }>(),
  update: typed<UpdateParams, { data: Item }>(),
  delete: typed<DeleteParams, { data: RaRecord }>(),
  deleteMany: typed<DeleteManyParams, { data: Identifier[] }>(),
});

/** For the `queryOptions` of a reference input: it lists choices, not the records of a list page. */
export const choicesQuery = { meta: { as: 'choices' } };

export const isChoicesQuery = (params: unknown): boolean =>
  (params as Partial<GetListParams>).meta?.as === choicesQuery.meta.as;

/** The `query` argument of a list (contract): zero-based page, size, sort and the filters. */
export const listQuery = ({ pagination, sort, filter }: GetListParams) => ({
  ...filter,
  ...(pagination && { page: pagination.page - 1, size: pagination.perPage }),
  ...(sort && { sort: sort.field, order: sort.order }),
});
