import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '#server/entity/calls.ts';
import { contributions, entities } from '#server/registry.ts';
import {
  attempts,
  callOf,
  newTarget,
  ownAttempts,
  vendorAttempts,
} from '#tests/support/accessCalls.ts';
import {
  codesOf,
  createWorld,
  mutations,
  queries,
  type World,
} from '#tests/support/accessWorld.ts';
import type { Variables } from '#tests/support/api.ts';
import { documentOf, everything, type Operation } from '#tests/support/documents.ts';

/* Checks all entities that are edited and deleted by their ids, with the calls of the other
   suites. */

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.api.close());

const isTried = ({ name }: Operation): boolean =>
  name in attempts || name in ownAttempts || name in vendorAttempts;

const hasVersion = ({ field }: Operation): boolean => {
  const type = field.args.find(({ name }) => name === 'input')?.type;
  const named = type && getNamedType(type);
  const isOfOne = field.args.some(({ name }) => name === 'id');
  return isOfOne && isInputObjectType(named) && 'version' in named.getFields();
};

const takesIds = ({ field }: Operation): boolean => field.args.some(({ name }) => name === 'ids');

interface Call {
  kind: string;
  operation: Operation;
}

/** The calls of all entities, as far as the schema has them; pictures are edited like entities. */
const callsNamed = (call: 'one' | 'update' | 'remove'): Call[] =>
  [...entities, { name: 'picture', plural: 'pictures' }].flatMap((entity) => {
    const operation = [...queries, ...mutations].find(({ name }) => name === callsOf(entity)[call]);
    return operation ? [{ kind: entity.name, operation }] : [];
  });

const reads = new Map(callsNamed('one').map(({ kind, operation }) => [kind, operation]));
const isRead = ({ kind }: Call) => reads.has(kind);
const allEdits = callsNamed('update').filter(({ operation }) => hasVersion(operation));
const edits = allEdits.filter(isRead).filter(({ operation }) => isTried(operation));
const deletions = callsNamed('remove').filter(
  ({ operation }) => takesIds(operation) && isTried(operation),
);

/** A picture has a version but no history; a partner's product is not identified by its own id. */
const hasHistory = ({ kind }: { kind: string }): boolean =>
  kind !== 'vendorProduct' &&
  contributions.records.some(({ tracked, isFinal }) => tracked.entity === kind && !isFinal);

/**
 * A restored partner has a new account and a new invitation (userManagement.test). The products of
 * this test have values outside of their family, which cannot be restored (history/variations.test).
 */
const comesBackAsItWas = ({ kind }: Call): boolean =>
  !kind.startsWith('managed') && !['parentProduct', 'variation'].includes(kind);

const tokenFor = ({ name }: Operation): string => {
  if (name in ownAttempts) return world.tokenOfB;
  return name in vendorAttempts ? world.vendorB.token : world.tokenOf('admin');
};

/** Creates valid calls for the same record, each with different values. */
const callerOf = async (operation: Operation) => {
  const target = await newTarget(world);
  return (): Variables => callOf(world, operation, target);
};

const send = (operation: Operation, variables: Variables) =>
  world.api.request(documentOf(operation, everything), variables, tokenFor(operation));

const done = async (operation: Operation, variables: Variables) => {
  const answer = await send(operation, variables);
  expect(answer.errors, operation.name).toEqual([]);
  return answer.data?.[operation.name as 'updateTag'].data as { version: number } & object;
};

const everNew = ['version', 'updatedAt', 'invitedAt'];

/** Rows below a variation get new ids when they are written again. */
const everNewBelow = ['VariationAttribute', 'VariationCombination', 'VariationImage'];

const withoutNew = (value: unknown): unknown =>
  value !== null &&
  typeof value === 'object' &&
  '__typename' in value &&
  everNewBelow.includes(String(value.__typename))
    ? { ...value, id: undefined }
    : value;

/** The record as read by the API, without fields that restoring does not bring back. */
const stateOf = async (kind: string, id: string, token: string) => {
  const query = reads.get(kind) as Operation;
  const { data, errors } = await world.api.request(documentOf(query, everything), { id }, token);
  expect(errors, kind).toEqual([]);
  const state = JSON.stringify(data?.[query.name as 'tagById'].data, (key, value) =>
    everNew.includes(key) ? undefined : withoutNew(value),
  );
  return JSON.parse(state);
};

const documents = {
  changes: `query ($query: ChangesQuery) {
    changes(query: $query) { data { results { id action who canRestore fields { field } } } }
  }`,
  deleted: `query ($query: DeletedRecordsQuery) {
    deletedRecords(query: $query) { data { results { id entityId } } }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { message } }',
};

const changesOf = async (entity: string, entityId: string, token: string) =>
  (await world.api.data(documents.changes, { query: { entity, entityId, size: 100 } }, token))
    .changes.data.results;

describe('every record', () => {
  test.each(edits)('$kind: one of three simultaneous saves of one version wins', async (edit) => {
    const call = await callerOf(edit.operation);
    const { version } = await done(edit.operation, call());
    const saving = () => {
      const { id, input } = call();
      return send(edit.operation, { id, input: { ...(input as object), version } });
    };
    const answers = await Promise.all([saving(), saving(), saving()]);
    const codes = answers.map((answer) => codesOf(answer)[0] ?? 'OK');
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
  });

  // the products of this test have a family without their attributes (parents/products.test)
  const restorable = edits.filter((edit) => hasHistory(edit) && edit.kind !== 'parentProduct');

  test.each(restorable)(
    '$kind: an edit is listed with its author, and can be restored',
    async (edit) => {
      const { operation, kind } = edit;
      const token = tokenFor(operation);
      const call = await callerOf(operation);
      const id = String(call().id);
      const before = await stateOf(kind, id, token);
      const earlier = (await changesOf(kind, id, token)).length;
      const { version } = await done(operation, call());
      expect(await stateOf(kind, id, token)).not.toEqual(before);
      const [change, ...others] = await changesOf(kind, id, token);
      expect(others).toHaveLength(earlier);
      expect(change).toMatchObject({ action: 'update', canRestore: true });
      expect(change?.who).toBeTruthy();
      expect(change?.fields.length).toBeGreaterThan(0);
      const outdated = { changeId: change?.id, version: version - 1 };
      const refused = await world.api.request(documents.restore, { input: outdated }, token);
      expect(codesOf(refused)).toEqual(['CONFLICT']);
      const input = { changeId: change?.id, version };
      await world.api.data(documents.restore, { input }, token);
      expect(await stateOf(kind, id, token)).toEqual(before);
      expect((await changesOf(kind, id, token))[0]).toMatchObject({ action: 'restore' });
    },
  );

  test.each(deletions.filter(isRead).filter(hasHistory).filter(comesBackAsItWas))(
    '$kind: comes back as it was deleted',
    async ({ operation, kind }) => {
      const token = tokenFor(operation);
      const call = await callerOf(operation);
      const variables = call();
      const [id = ''] = variables.ids as string[];
      const before = await stateOf(kind, id, token);
      await done(operation, variables);
      const query = { entity: kind, size: 100 };
      const { deletedRecords } = await world.api.data(documents.deleted, { query }, token);
      const change = deletedRecords.data.results.find(({ entityId }) => entityId === id);
      // administrators may delete a post, but only its owner may restore it
      const owner = kind === 'blogPost' ? world.tokenOfB : token;
      await world.api.data(documents.restore, { input: { changeId: change?.id } }, owner);
      expect(await stateOf(kind, id, token)).toEqual(before);
    },
  );

  test('is edited above, unless no other partner could edit it or there is no query for one', () => {
    const tried = new Set(edits.map(({ kind }) => kind));
    const others = allEdits.filter(({ kind }) => !tried.has(kind)).map(({ kind }) => kind);
    expect(others.sort()).toEqual([
      'attributeOption',
      'attributeOptionGroup',
      'clickAndCollectRule',
    ]);
  });

  // an item that is not found may have been deleted together with its ancestor
  const refusing = deletions.filter(
    ({ kind, operation }) =>
      kind !== 'menuItem' && getNamedType(operation.field.type).name === 'BulkResponse',
  );

  test.each(refusing)('$kind: of many, one that does not exist is refused', async (deletion) => {
    const { operation } = deletion;
    const call = (await callerOf(operation))();
    const unknown = '999999999';
    const ids = [...(call.ids as string[]), unknown];
    const failure = { id: unknown, code: 'NOT_FOUND' };
    const many = await send(operation, { ...call, ids });
    expect(many.errors).toEqual([]);
    const done = many.data?.[operation.name as 'deleteTagByIds'];
    expect(done).toMatchObject({ data: call.ids, failures: [failure] });
    expect(codesOf(await send(operation, { ...call, ids: [unknown] }))).toEqual(['NOT_FOUND']);
  });
});
