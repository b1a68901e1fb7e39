import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client/core';
import { describe, expect, it } from 'vitest';
import { NoCache } from '#providers/graphql/noCache.ts';
import { bulkParams } from './bulk.ts';
import { createDataProvider } from './dataProvider.ts';
import { deletionOf } from './deletionOf.ts';
import { choicesQuery, listQuery, operationsFor } from './operations.ts';

interface Thing {
  id: string;
  name: string;
}

const things = operationsFor<Thing>();
const listDocument = gql`query Things($query: Query) { things(query: $query) { results { id name } total } }`;
const choicesDocument = gql`query Choices($query: Query) { things(query: $query) { results { id } total } }`;
const createDocument = gql`fragment F on Thing { id } mutation Create($name: String) { create(name: $name) { ...F } }`;

const page = ({ things: list }: { things: { results: Thing[]; total: number } }) => ({
  data: list.results,
  total: list.total,
});

const deleteDocument = gql`
  mutation Delete($ids: [ID!], $query: Query) { answer: deleteThings(ids: $ids, query: $query) { data } }
`;

const operations = {
  ...deletionOf(deleteDocument),
  list: things.list({
    document: listDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: page,
  }),
  choices: things.choices({
    document: choicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: page,
  }),
};

/** A client whose server returns `answer`; `asked` records the requests. */
const clientThat = (answer: object) => {
  const asked: { name: string; variables: object; kind: string }[] = [];
  const link = new ApolloLink(({ operationName, variables, query }) => {
    const operation = query.definitions.find((node) => node.kind === 'OperationDefinition');
    asked.push({ name: operationName, variables, kind: operation?.operation ?? '' });
    return Observable.of(answer);
  });
  return { asked, client: new ApolloClient({ link, cache: new NoCache() }) };
};

const params = {
  pagination: { page: 3, perPage: 50 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { status: '2' },
};

describe('a list', () => {
  const answer = { data: { things: { results: [{ id: '1', name: 'A' }], total: 7 } } };

  it('requests a zero-based page and returns plain records', async () => {
    const { asked, client } = clientThat(answer);
    const provider = createDataProvider(client, async () => operations);
    expect(await provider.getList('things', params)).toEqual({
      data: [{ id: '1', name: 'A' }],
      total: 7,
    });
    expect(asked).toEqual([
      {
        name: 'Things',
        kind: 'query',
        variables: { query: { status: '2', page: 2, size: 50, sort: 'name', order: 'ASC' } },
      },
    ]);
  });

  it('uses a separate document for choices', async () => {
    const { asked, client } = clientThat(answer);
    const provider = createDataProvider(client, async () => operations);
    await provider.getList('things', { ...params, ...choicesQuery });
    expect(asked[0]?.name).toBe('Choices');
  });
});

describe('deleting', () => {
  const failure = { id: '2', label: 'B', code: 'IN_USE', msg: 'error.IN_USE', count: null };
  const result = { data: ['1'], failures: [failure], unchanged: [], job: null };
  const deleting = () => {
    const { asked, client } = clientThat({ data: { answer: result } });
    return { asked, provider: createDataProvider(client, async () => operations) };
  };

  it('a single record sends its id and returns the deleted one', async () => {
    const { asked, provider } = deleting();
    expect(await provider.delete('things', { id: '1' })).toEqual({ data: { id: '1' } });
    expect(asked).toEqual([{ name: 'Delete', kind: 'mutation', variables: { ids: ['1'] } }]);
  });

  it('several records returns the deleted ids and the reasons for the others', async () => {
    const { asked, provider } = deleting();
    expect(await provider.deleteMany('things', bulkParams({ ids: ['1', '2'] }))).toEqual(result);
    expect(asked[0]?.variables).toEqual({ ids: ['1', '2'] });
  });

  it('all matches sends the filters instead of the visible rows', async () => {
    const { asked, provider } = deleting();
    await provider.deleteMany('things', bulkParams({ query: { name: 'x' } }));
    expect(asked[0]?.variables).toEqual({ query: { name: 'x' } });
  });
});

describe('a call of its own', () => {
  it('is a mutation if its document is one, wherever the fragment is', async () => {
    const { asked, client } = clientThat({ data: { create: { id: '1' } } });
    const provider = createDataProvider(client, async () => operations);
    expect(await provider.send(createDocument, { name: 'x' })).toEqual({ create: { id: '1' } });
    expect(asked[0]?.kind).toBe('mutation');
  });

  it('fails with the API’s message, even if there is data too', async () => {
    const { client } = clientThat({
      data: { create: null },
      errors: [
        {
          message: 'error.INVALID',
          msg: 'error.INVALID',
          extensions: { code: 'INVALID', fields: { name: { rule: 'rules.taken' } } },
        },
      ],
    });
    const provider = createDataProvider(client, async () => operations);
    await expect(provider.send(createDocument, {})).rejects.toMatchObject({
      message: 'error.INVALID',
      status: 422,
      body: { errors: { name: expect.stringContaining('rules.taken') } },
    });
  });

  it('fails as a network error when nothing answers', async () => {
    const link = new ApolloLink(
      () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
    );
    const client = new ApolloClient({ link, cache: new NoCache() });
    const provider = createDataProvider(client, async () => operations);
    await expect(provider.getList('things', params)).rejects.toMatchObject({
      code: 'NETWORK',
      message: 'error.NETWORK',
    });
  });
});
