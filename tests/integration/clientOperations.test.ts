import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  print,
  type TypeNode,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import { typeDefs } from '#contract/generated/typeDefs.ts';
import { registry } from '#resources/registry.ts';
import { type AccountKind, signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import {
  type ClientOperation,
  readClientOperations,
  sortsOf,
} from '#tests/support/clientOperations.ts';

/* Every operation of the client is accepted by the server, with the sorts and filters it uses. */

const schema = buildSchema(typeDefs);
const operations = await readClientOperations();
const queries = operations.filter(({ definition }) => definition.operation === 'query');

const callers = ['admin', 'manufacturer', 'vendor', 'craftsman'] as const satisfies AccountKind[];
let api: Api;
let tokens: string[];

beforeAll(async () => {
  api = await startApi();
  tokens = [];
  for (const kind of callers) tokens.push((await signedIn(api.db, kind)).token);
});
afterAll(() => api.close());

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** A value for a required variable or field; ids name no record. */
const sampleOf = (type: string, name: string): unknown => {
  const input = schema.getType(type);
  if (isInputObjectType(input)) {
    const fields = Object.values(input.getFields()).filter(({ name: field }) => given.has(field));
    return Object.fromEntries(
      fields.map((field) => [field.name, sampleOf(getNamedType(field.type).name, field.name)]),
    );
  }
  if (isEnumType(input)) return input.getValues()[0]?.name;
  if (type === 'Int' || type === 'Float') return 1;
  if (type === 'Boolean') return true;
  return samples[name] ?? '1';
};

/** Fields of inputs that the rules require, with values that they accept. */
const samples: Record<string, unknown> = {
  from: '2026-01-01',
  to: '2026-01-31',
  resource: 'variations',
  ids: ['1'],
};
const given = new Set([...Object.keys(samples), 'payoutId', 'orderId', 'vendorId', 'parentId']);

const variablesOf = ({ definition }: ClientOperation) =>
  Object.fromEntries(
    (definition.variableDefinitions ?? [])
      .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
      .map(({ variable: { name }, type }) => [name.value, sampleOf(nameOf(type), name.value)]),
  );

/** Answers by all callers; one of them must be able to use the operation. */
const answersTo = async ({ document }: ClientOperation, variables: object) => {
  const answers = [];
  for (const token of tokens) {
    const { errors } = await api.request(print(document), { ...variables }, token);
    answers.push(errors.map(({ extensions }) => extensions));
  }
  return answers;
};

/**
 * Whether nothing in the document itself is refused: a made-up id names no record, and rules may ask for
 * what a form would have filled in.
 */
const isAnswered = (errors: Refusal[]) =>
  errors.every(
    ({ code, fields = {} }) =>
      code === 'NOT_FOUND' ||
      (code === 'INVALID' &&
        Object.keys(fields).length > 0 &&
        Object.values(fields).every(({ rule }) => isMissing.has(rule))),
  );
const isMissing = new Set(['rules.required', 'rules.unknown']);
type Refusal = ApiErrorBody['extensions'];

test('the operations of the client are found', () => {
  expect(operations.length).toBeGreaterThan(200);
});

test.each(operations)('$name fits the schema', ({ document }) => {
  expect(validate(schema, document)).toEqual([]);
});

describe('a query', () => {
  test.each(queries)('$name is answered', async (query) => {
    const answers = await answersTo(query, variablesOf(query));
    expect(answers.some(isAnswered), JSON.stringify(answers)).toBe(true);
  });
});

const lists = queries.filter(({ name }) => name.endsWith('List'));

describe('a list', () => {
  const sorted = lists.flatMap((list) => sortsOf(list.folder).map((sort) => ({ ...list, sort })));
  test('is found with its sorts', () => {
    expect(sorted.length).toBeGreaterThan(60);
  });
  test.each(sorted)('$name is sorted by $sort', async ({ sort, ...list }) => {
    const query = { page: 0, size: 1, sort, order: 'DESC' };
    const answers = await answersTo(list, { query });
    expect(answers.some(isAnswered), JSON.stringify(answers)).toBe(true);
  });
  const filtered = registry.flatMap((definition) => {
    if (definition.kind !== 'resource') return [];
    const name = `${definition.name}List`.toLowerCase();
    const list = lists.find((each) => each.name.toLowerCase() === name);
    const filters = Object.entries(definition.filters);
    return list ? filters.map(([filter, kind]) => ({ ...list, filter, kind })) : [];
  });
  test.each(filtered)('$name is filtered by $filter', async ({ filter, kind, ...list }) => {
    const value = {
      text: 'a',
      string: samples[filter] ?? '1',
      number: 1,
      boolean: true,
      ids: ['1'],
    }[kind];
    const answers = await answersTo(list, { query: { page: 0, size: 1, [filter]: value } });
    // one of a few values may be required: then the rule names the filter
    const isKnown = answers.some(
      (errors) =>
        isAnswered(errors) ||
        errors.every(({ fields }) => fields !== undefined && Object.keys(fields).includes(filter)),
    );
    expect(isKnown, JSON.stringify(answers)).toBe(true);
  });
});
