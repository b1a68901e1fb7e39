import fc from 'fast-check';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import { createSession } from '#server/modules/platform/session/sessions.ts';
import { createFeedback } from '#tests/factories/feedback.ts';
import { createAccount, createManufacturer } from '#tests/factories/people.ts';
import { createVariation, createVariationOf, fillVariation } from '#tests/factories/products.ts';
import {
  createAttribute,
  createCategory,
  createOption,
  createService,
  createTag,
} from '#tests/factories/structure.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { documentOf, everything, type Operation, operations } from '#tests/support/documents.ts';
import { hostileTexts } from '#tests/support/hostileTexts.ts';
import { extent } from './support/extent.ts';

const cases = extent(3, 150);
/** For the test that puts the same text everywhere. */
const casesOfOne = extent(1, 20);
/** Far longer than any call takes; an inefficient search takes minutes. */
const slowMs = 3_000;

let api: Api;

type Caller = 'admin' | 'manufacturer' | 'craftsman';

/** Mostly an administrator, because calls refused for their role test nothing. */
const callers = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Caller>('admin') },
  { weight: 3, arbitrary: fc.constant<Caller>('manufacturer') },
  { weight: 1, arbitrary: fc.constant<Caller>('craftsman') },
);

const accounts = new Map<Caller, string>();

/** The caller's account; a new one if a call has deleted it. */
const accountOf = async (caller: Caller): Promise<string> => {
  const id = accounts.get(caller);
  const isThere =
    id && (await api.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst());
  if (isThere) return id;
  const account = await createAccount(api.db, caller);
  accounts.set(caller, account.id);
  return account.id;
};

beforeAll(async () => {
  api = await startApi();
  const { db } = api;
  const makerId = (await createManufacturer(db)).id;
  const maker = await createAccount(db, 'manufacturer', { manufacturerId: makerId });
  accounts.set('manufacturer', maker.id);
  // so that small numbers are ids of existing records
  for (let n = 0; n < 20; n += 1) {
    const variation =
      n % 2 === 0 ? await createVariation(db) : await createVariationOf(db, makerId);
    await fillVariation(db, variation);
    await createTag(db);
    await createCategory(db);
    await createService(db);
    await createOption(db);
    await createFeedback(db);
    await createAttribute(db, { type: 'text', is_configurable: false });
  }
});
afterAll(() => api.close());

const ids = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
  fc.constantFrom('0', '-1', '9223372036854775807', '9223372036854775808', '1e3', '', ' 1', '1.5'),
  fc.string({ maxLength: 30 }),
);

const texts = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom(
    ...hostileTexts,
    '\u0000',
    '\ud800',
    '%',
    '\\',
    "'; drop table users; --",
    'ı',
    '１',
  ),
  fc.constantFrom('1', '2', 'csv', 'xlsx', 'name', 'ASC', 'product', 'select', 'text', '12.50'),
  fc.constantFrom('x'.repeat(256), '('.repeat(5_000), '-1.00', '1e400', 'NaN', '99999999999999.99'),
);

const anything = fc.anything({ maxDepth: 2, withNullPrototype: false }).filter(isJson);

type Inputs = (type: GraphQLInputType, texts: fc.Arbitrary<string>) => fc.Arbitrary<unknown>;

/** Values of an input type, mostly well-formed. */
const inputOf: Inputs = (type, texts) => {
  if (isNonNullType(type))
    return fc.oneof({ weight: 30, arbitrary: fittingOf(type.ofType, texts) }, anything);
  return fc.oneof({ weight: 20, arbitrary: fittingOf(type, texts) }, fc.constant(null), anything);
};

const fittingOf: Inputs = (type, texts) => {
  if (isNonNullType(type)) return fittingOf(type.ofType, texts);
  if (isListType(type)) return fc.array(inputOf(type.ofType, texts), { maxLength: 5 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.entries(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map(([name, field]) => [name, inputOf(field.type, texts)])),
      { requiredKeys: [] },
    );
  }
  const scalars: Record<string, fc.Arbitrary<unknown>> = {
    ID: ids,
    String: texts,
    Boolean: fc.boolean(),
    Int: fc.oneof(fc.integer({ min: -2, max: 1_100 }), fc.integer()),
    Float: fc.double(),
  };
  return scalars[type.name] ?? texts;
};

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

const variablesOf = ({ field }: Operation, given = texts): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, inputOf(type, given)])), {
    requiredKeys: [],
  });

/** Each call has its own address, so that none hits the request limit. */
let calls = 0;
const nextAddress = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

const tryOut = async (caller: Caller, document: string, variables: object): Promise<void> => {
  const token = await createSession(api.db, await accountOf(caller));
  const start = performance.now();
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: document, variables },
    remoteAddress: nextAddress(),
  });
  expect(performance.now() - start).toBeLessThan(slowMs);
  const { data, errors = [] } = response.json<{ data?: unknown; errors?: ApiErrorBody[] }>();
  expect(data !== undefined || errors.length > 0).toBe(true);
  for (const { msg, extensions } of errors) {
    expect(msg).toBeTruthy();
    // no PayPal is set up here
    if (msg === 'error.PAYPAL_NOT_OFFERED') continue;
    expect([
      'NOT_FOUND',
      'INVALID',
      'CONFLICT',
      'IN_USE',
      'FORBIDDEN',
      'UNAUTHENTICATED',
      'RATE_LIMITED',
    ]).toContain(extensions.code);
  }
};

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever it is given',
  { timeout: cases * 1_000 + 10_000 },
  async (_, operation) => {
    const document = documentOf(operation, everything);
    await fc.assert(
      fc.asyncProperty(callers, variablesOf(operation), (caller, variables) =>
        tryOut(caller, document, variables),
      ),
      { numRuns: cases },
    );
  },
);

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s refuses or ignores U+0000, which PostgreSQL cannot store',
  { timeout: casesOfOne * 1_000 + 10_000 },
  async (_, operation) => {
    const document = documentOf(operation, everything);
    const variables = variablesOf(operation, fc.constant('a\u0000b'));
    await fc.assert(
      fc.asyncProperty(variables, (given) => tryOut('admin', document, given)),
      { numRuns: casesOfOne },
    );
  },
);
