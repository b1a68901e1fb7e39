import { getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountKind, accountKinds, signedIn } from '#tests/factories/people.ts';
import { callOf, newTarget } from '#tests/support/accessCalls.ts';
import { isAllowedBySpecification } from '#tests/support/accessTable.ts';
import {
  codesOf,
  createOwn,
  createWorld,
  queries,
  visibleTo,
  type World,
} from '#tests/support/accessWorld.ts';
import type { Answer, Variables } from '#tests/support/api.ts';
import {
  documentOf,
  everything,
  type Operation,
  operations,
  refusedDocuments,
  withIds,
} from '#tests/support/documents.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.api.close());

const callers = [...accountKinds, 'no session', 'unknown session'] as const;
type Caller = (typeof callers)[number];

const kindOf = (caller: Caller): AccountKind | undefined =>
  accountKinds.find((kind) => kind === caller);

/** Calls about a variation, which are refused to roles that may not see variations. */
const ofVariations: ReadonlySet<string> = new Set(['changes', 'deletedRecords', 'shopPreviews']);

const mayCall = (
  kind: AccountKind,
  { name, access, field }: Operation,
  ofWhat: string,
): boolean => {
  if (!access) return true;
  if (!isAllowedBySpecification(kind, access.area, access.action)) return false;
  // it may become a job, which suspended partners cannot see
  const isBulk = `${getNamedType(field.type)}` === 'BulkResponse';
  if (isBulk && !isAllowedBySpecification(kind, 'jobs', 'view')) return false;
  // a malformed id is refused before the record is read
  if (!ofVariations.has(name) || ofWhat === 'malformed') return true;
  return isAllowedBySpecification(kind, 'variations', 'view');
};

/** The error message the specification prescribes for a call. */
const expectedOf = (caller: Caller, operation: Operation, ofWhat: string): string => {
  const kind = kindOf(caller);
  if (!operation.access || (kind && mayCall(kind, operation, ofWhat))) return 'allowed';
  if (caller === 'no session') return '401: Unauthorized';
  return caller === 'unknown session' ? 'error.TOKEN_NOT_VALID' : 'error.FORBIDDEN';
};

const refusals = ['401: Unauthorized', 'error.TOKEN_NOT_VALID', 'error.FORBIDDEN'];

/** Refusals of a record have their own message. */
const givenBy = ({ errors }: Answer): string =>
  errors.find(({ msg }) => refusals.includes(msg))?.msg ?? 'allowed';

/** Some operations end sessions, so each mutation that is allowed uses a separate account. */
const tokenFor = async (caller: Caller, operation: Operation): Promise<string | undefined> => {
  const kind = kindOf(caller);
  if (!kind) return caller === 'no session' ? undefined : 'unknown';
  if (operation.operation === 'query' || !mayCall(kind, operation, 'own'))
    return world.tokenOf(kind);
  const values = kind === 'manufacturer' ? { manufacturerId: world.makerA } : {};
  return (await signedIn(world.db, kind, values)).token;
};

/**
 * What the caller may read. A refused call selects as little as possible: only its own guard can
 * refuse it.
 */
const documentFor = (caller: Caller, operation: Operation): string => {
  const isAllowed = expectedOf(caller, operation, 'own') === 'allowed';
  const kind = kindOf(caller);
  if (!isAllowed) return documentOf(operation, () => false);
  return documentOf(operation, kind ? visibleTo(kind) : everything);
};

const ids = { foreign: 'of B', missing: '9007199254740991', malformed: "1' or true --" };

/** The valid call, and calls with an id of B's, an unknown id and a malformed id in each place. */
const callsOf = async (caller: Caller, operation: Operation): Promise<[string, Variables][]> => {
  // only an administrator changes existing records, so the next call needs a new one
  const isSpent = caller === 'admin' && operation.operation === 'mutation';
  const valid = callOf(world, operation, isSpent ? await newTarget(world) : undefined);
  const variants = Object.entries({ ...ids, foreign: world.marked.id })
    // no record is foreign to an administrator
    .filter(([name]) => caller !== 'admin' || name !== 'foreign')
    .map(([name, id]) => [name, withIds(operation, valid, id)] as const)
    .filter((variant): variant is [string, Variables] => variant[1] !== null);
  return [['own', valid], ...variants];
};

// hundreds of calls for each
describe('every role and every operation', () => {
  test.each(callers)('%s: allowed by the specification, with any ids', async (caller) => {
    const given: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const operation of operations) {
      const document = documentFor(caller, operation);
      const token = await tokenFor(caller, operation);
      for (const [ofWhat, variables] of await callsOf(caller, operation)) {
        const answer = await world.api.request(document, variables, token);
        const call = `${operation.name}, ${ofWhat}`;
        expect(codesOf(answer), call).not.toContain('INTERNAL');
        given[call] = givenBy(answer);
        expected[call] = expectedOf(caller, operation, ofWhat);
      }
    }
    expect(given).toEqual(expected);
  });

  const byId = operations.filter(({ field, access }) =>
    field.args.some(({ name, type }) => name === 'id' && `${type}` === 'ID!' && access),
  );

  test.each(byId)('$name: finds nothing for an unknown or malformed id', async (operation) => {
    const document = documentOf(operation, everything);
    const valid = callOf(world, operation);
    for (const id of [ids.missing, ids.malformed]) {
      const answer = await world.api.request(document, { ...valid, id }, world.tokenOf('admin'));
      expect(codesOf(answer)).toHaveLength(1);
      expect(['NOT_FOUND', 'FORBIDDEN', 'INVALID']).toContain(codesOf(answer)[0]);
    }
  });

  test.each(accountKinds)('%s: reaches no nested field of another area', async (kind) => {
    const token = world.tokenOf(kind);
    // one of A's newest records, of which there are few
    await createOwn(world.db, world.makerA);
    let refused = 0;
    for (const query of queries.filter(({ access }) => visibleTo(kind)(access))) {
      const variables = callOf(world, query);
      for (const document of refusedDocuments(query, visibleTo(kind))) {
        const answer = await world.api.request(document, variables, token);
        expect(codesOf(answer), document).toContain('FORBIDDEN');
        expect(new Set(codesOf(answer)).size, document).toBe(1);
        refused += 1;
      }
    }
    expect(refused > 0).toBe(kind !== 'admin');
  });
});
