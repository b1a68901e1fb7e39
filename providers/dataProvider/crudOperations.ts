import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RaRecord } from 'react-admin';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { deletionOf } from './deletionOf.ts';
import { listQuery, type ResourceOperations } from './operations.ts';

/** A generated document for a record; its only field has the alias `answer`. */
type Document<Answer, Variables> = TypedDocumentNode<{ answer: Answer }, Variables>;

type Page = { data: { results: RaRecord[]; total: number } };

/** The object `thingDocuments` of a `record.generated.ts`. */
interface RecordDocuments<Data, Input, Query, Rows> {
  list?: Document<Page, Query>;
  choices?: Document<Page, Query>;
  one?: Document<{ data: Data }, { id: string }>;
  create?: Document<{ data: Data }, { input: Input }>;
  update?: Document<{ data: Data }, { id: string; input: Input }>;
  deleteMany?: Document<BulkResultFragment, Rows>;
  /** The record's fields that are also fields of the input. */
  inputFields: readonly string[];
}

interface Shape<Data, Item, Input> {
  /**
   * Converts the API's record into the form's values; by default it returns the record unchanged.
   */
  recordOf?: (data: Data) => Item;
  /** Converts the form's values into the input; by default it picks the input's fields. */
  inputOf?: (values: Partial<Item>) => Input;
}

/**
 * Creates the operations of a resource that follows the API's naming conventions, from its
 * generated documents.
 */
export const crudOperations = <
  Data extends RaRecord,
  Input,
  Query,
  Rows,
  Item extends RaRecord = Data,
>(
  documents: RecordDocuments<Data, Input, Query, Rows>,
  {
    recordOf = (data) => data as unknown as Item,
    inputOf = (values) => pick(values, documents.inputFields) as Input,
  }: Shape<Data, Item, Input> = {},
): ResourceOperations<Item> => {
  const { list, choices, one, create, update, deleteMany } = documents;
  const record = ({ answer }: { answer: { data: Data } }) => ({ data: recordOf(answer.data) });
  return {
    ...(list && { list: pageOf<Item, Query>(list) }),
    ...(choices && {
      choices: pageOf<RaRecord, Query>(choices),
      many: {
        document: choices,
        variables: ({ ids }) => ({
          query: { ids: ids.map(String), size: Math.max(ids.length, 1) },
        }),
        result: ({ answer }: { answer: Page }) => ({ data: answer.data.results }),
      },
    }),
    ...(one && {
      one: { document: one, variables: ({ id }) => ({ id: String(id) }), result: record },
    }),
    ...(create && {
      create: {
        document: create,
        variables: ({ data }) => ({ input: inputOf(data) }),
        result: record,
      },
    }),
    ...(update && {
      update: {
        document: update,
        variables: ({ id, data }) => ({ id: String(id), input: inputOf(data as Partial<Item>) }),
        result: record,
      },
    }),
    ...(deleteMany && deletionOf(deleteMany)),
  };
};

const pageOf = <Item extends RaRecord, Query>(
  document: Document<Page, Query>,
): NonNullable<ResourceOperations<Item>['list']> => ({
  document,
  variables: (params) => ({ query: listQuery(params) }),
  result: ({ answer: { data } }: { answer: Page }) => ({
    data: data.results as Item[],
    total: data.total,
  }),
});

const pick = (values: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
