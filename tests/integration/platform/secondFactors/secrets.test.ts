import { describe, expect, test } from 'vitest';
import {
  accountsWithLostKey,
  resealSecrets,
} from '#server/modules/platform/secondFactors/secrets.ts';
import { createSealer } from '#server/secrets/sealer.ts';
import { codeOf } from '#tests/factories/secondFactors.ts';
import { call, newAccount, newSecured, signIn } from '#tests/support/secondFactor.ts';
import { secrets, secretsKey } from '#tests/support/secrets.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

const rowOf = (userId: string) =>
  api.db
    .selectFrom('second_factors')
    .select(['secret', 'pending_secret'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

const put = (userId: string, row: { secret?: string; pending_secret?: string }) =>
  api.db.updateTable('second_factors').set(row).where('user_id', '=', userId).execute();

const begin = async (token: string) =>
  (await call('begin', {}, token)).beginSecondFactor.data.secret;

const otherKey = createSealer({ secretsKey: Buffer.alloc(32, 'another'), dataDir: 'none' });

/** A secret sealed with another server's key. */
const foreign = (userId: string, secret: string) =>
  otherKey.seal(secret, `second_factors:${userId}`);

describe('in the database', () => {
  test('stores no secret in plain text, before and after its code was used', async () => {
    const { user, token } = await newAccount();
    const secret = await begin(token);
    const begun = await rowOf(user.id);
    expect(begun.pending_secret).toMatch(/^v1:/);
    expect(JSON.stringify(begun)).not.toContain(secret);
    await call('confirm', { code: codeOf(secret) }, token);
    const confirmed = await rowOf(user.id);
    expect(confirmed.secret).toMatch(/^v1:/);
    expect(JSON.stringify(confirmed)).not.toContain(secret);
    expect((await signIn(user, codeOf(secret, 1))).result).not.toBeNull();
  });

  test("one account's secret opens nothing in the row of another", async () => {
    const [one, other] = [await newSecured(), await newSecured()];
    await put(other.user.id, { secret: (await rowOf(one.user.id)).secret ?? '' });
    const { result, error } = await signIn(other.user, codeOf(one.secret));
    expect(result).toBeNull();
    expect(error).toMatchObject({ extensions: { code: 'INTERNAL' } });
    await api.db.deleteFrom('second_factors').where('user_id', '=', other.user.id).execute();
  });
});

describe('at a start', () => {
  test('encrypts secrets that were stored in plain text, which then keep working', async () => {
    const { user, token, secret } = await newSecured();
    const pending = await begin(token);
    await put(user.id, { secret, pending_secret: pending });
    // an older process may still have written the secret unsealed
    expect((await signIn(user, codeOf(secret))).result).not.toBeNull();
    await resealSecrets(api.db, secrets);
    const row = await rowOf(user.id);
    expect(row.secret).toMatch(/^v1:/);
    expect(row.pending_secret).toMatch(/^v1:/);
    expect((await signIn(user, codeOf(secret, 1))).result).not.toBeNull();
    await call('confirm', { code: codeOf(pending) }, token);
  });

  test('seals secrets of the previous key with the new one, and leaves the others', async () => {
    const { user, secret } = await newSecured();
    const other = await newSecured();
    await put(user.id, { secret: await foreign(user.id, secret) });
    const kept = await rowOf(other.user.id);
    const both = {
      ...secrets,
      open: (sealed: string, place: string) =>
        secrets.open(sealed, place).catch(() => otherKey.open(sealed, place)),
    };
    await resealSecrets(api.db, both);
    expect((await signIn(user, codeOf(secret))).result).not.toBeNull();
    expect(await rowOf(other.user.id)).toEqual(kept);
  });

  test('reports a lost key with the remedy, and deletes unconfirmed set-ups', async () => {
    const [lost, begun] = [await newSecured(), await newAccount()];
    await put(lost.user.id, { secret: await foreign(lost.user.id, lost.secret) });
    await begin(begun.token);
    await put(begun.user.id, { pending_secret: await foreign(begun.user.id, lost.secret) });
    const refusal = expect(resealSecrets(api.db, secrets)).rejects;
    await refusal.toThrow(/1 account\(s\).*SECRETS_KEY.*--lost-key/);
    expect((await rowOf(begun.user.id)).pending_secret).toBeNull();
    expect(await accountsWithLostKey(api.db, secrets)).toEqual([lost.user.id]);
    // the second factor can be set up again
    await call('begin', {}, begun.token);
    await api.db.deleteFrom('second_factors').where('user_id', '=', lost.user.id).execute();
    await resealSecrets(api.db, createSealer({ secretsKey, dataDir: 'none' }));
  });
});
