import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trackedVariation } from '#server/modules/catalogue/variations/changes.ts';
import { accountKinds } from '#tests/factories/people.ts';
import {
  attempts,
  bulkAttempts,
  newTarget,
  ofTheCaller,
  ownAttempts,
  vendorAttempts,
} from '#tests/support/accessCalls.ts';
import {
  codesOf,
  createOwn,
  createWorld,
  has,
  mutations,
  type World,
} from '#tests/support/accessWorld.ts';
import { badCalls, documentOf, everything, type Operation } from '#tests/support/documents.ts';
import { fingerprint } from '#tests/support/snapshot.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.api.close());

const others = accountKinds.filter((kind) => kind !== 'admin');

const mutationNamed = (name: string): Operation =>
  mutations.find((each) => each.name === name) as Operation;

describe('mutations', () => {
  test('are all tried below', () => {
    const tried = [attempts, ownAttempts, vendorAttempts].flatMap((calls) => Object.keys(calls));
    expect([...tried, ...ofTheCaller].sort()).toEqual(mutations.map(({ name }) => name).sort());
  });

  test.each(Object.keys(attempts))(
    '%s: changes what is B’s for B and administrators alone, and for a good call alone',
    async (name) => {
      const { api, db, tokenOf } = world;
      const operation = mutationNamed(name);
      const document = documentOf(operation, everything);
      const valid = attempts[name]?.(world, await newTarget(world)) ?? {};
      // nothing runs the exports of earlier calls, and an account may have only a few open jobs
      const ended = { state: 'done', ended_at: new Date() };
      await db.updateTable('jobs').set(ended).where('kind', 'like', '%.export').execute();
      const before = await fingerprint(db);
      for (const kind of others) {
        const answer = await api.request(document, valid, tokenOf(kind));
        expect(codesOf(answer), kind).toHaveLength(1);
        expect(['NOT_FOUND', 'FORBIDDEN', 'INVALID'], kind).toContain(codesOf(answer)[0]);
        expect(answer.data, kind).toBeNull();
        expect(has(answer), kind).toBe(false);
      }
      const nobody = await api.request(document, valid);
      expect(codesOf(nobody)).toEqual(['UNAUTHENTICATED']);
      for (const [why, variables, codes] of badCalls(operation, valid)) {
        // the gallery keeps a picture whose product is deleted
        if (name === 'attachPictures' && why === 'id, missing') continue;
        const answer = await api.request(document, variables, tokenOf('admin'));
        expect(codesOf(answer).length, why).toBeLessThan(2);
        expect(codes, why).toContain(codesOf(answer)[0]);
      }
      expect(await fingerprint(db)).toEqual(before);

      // the same call succeeds for its owner, so it was refused because of the caller
      const allowed = await api.request(document, valid, tokenOf('admin'));
      expect(allowed.errors).toEqual([]);
      expect(await fingerprint(db)).not.toEqual(before);
    },
  );

  const ofOwners = { ...ownAttempts, ...vendorAttempts };
  test.each(Object.keys(ofOwners))('%s: changes what is B’s for B alone', async (name) => {
    const { api, db, tokenOf } = world;
    const tokenOfB = name in vendorAttempts ? world.vendorB.token : world.tokenOfB;
    const operation = mutationNamed(name);
    const document = documentOf(operation, everything);
    const valid = ofOwners[name]?.(world) ?? {};
    const before = await fingerprint(db);
    for (const kind of accountKinds) {
      const answer = await api.request(document, valid, tokenOf(kind));
      expect(codesOf(answer), kind).toHaveLength(1);
      expect(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'], kind).toContain(codesOf(answer)[0]);
      expect(has(answer), kind).toBe(false);
    }
    for (const [why, variables, codes] of badCalls(operation, valid)) {
      const answer = await api.request(document, variables, tokenOfB);
      expect(codesOf(answer).length, why).toBeLessThan(2);
      expect(codes, why).toContain(codesOf(answer)[0]);
    }
    expect(await fingerprint(db)).toEqual(before);
    const allowed = await api.request(document, valid, tokenOfB);
    expect(allowed.errors).toEqual([]);
    expect(await fingerprint(db)).not.toEqual(before);
  });

  test.each(Object.keys(bulkAttempts))(
    '%s: among A’s rows those of B are left alone',
    async (name) => {
      const { api, createMarked, db, makerA, tokenOf } = world;
      const foreign = (await createMarked()).id;
      const stateOfB = async () => (await trackedVariation.snapshot([foreign]).execute(db)).rows;
      const before = await stateOfB();
      for (const kind of others) {
        const own = (await createOwn(db, makerA)).id;
        const variables = bulkAttempts[name]?.(world, [own, foreign]) ?? {};
        const answer = await api.request(
          documentOf(mutationNamed(name), everything),
          variables,
          tokenOf(kind),
        );
        const done = answer.data?.[name as 'publishVariations']?.data ?? [];
        expect(done, kind).not.toContain(foreign);
        expect(codesOf(answer), kind).not.toContain('INTERNAL');
        expect(has(answer), kind).toBe(false);
        expect(await stateOfB(), kind).toEqual(before);
      }
    },
  );
});
