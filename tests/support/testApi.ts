import type { Selectable } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ApiErrorBody } from '#contract/errors.ts';
import type { Users } from '#server/generated/database.ts';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi, type Variables } from './api.ts';
import { fingerprint } from './snapshot.ts';

/** The API that the tests of a file share. */
export let api: Api;
/** The administrator's token. */
export let admin: string;
export let administrator: Selectable<Users>;

/**
 * Call at the top of a test file: starts the API and signs in an administrator before its first
 * test. A file that needs other settings calls `startApi` itself.
 */
export const shareApi = (): void => {
  beforeAll(async () => {
    api = await startApi();
    const session = await signedIn(api.db, 'admin', { firstname: 'Ada', lastname: 'Admin' });
    admin = session.token;
    administrator = session.user;
  });
  afterAll(() => api.close());
};

/** The error of a call that must be refused, and must have written nothing in any table. */
export const refusal = async (
  document: string,
  variables: Variables,
  token = admin,
): Promise<ApiErrorBody> => {
  const before = await fingerprint(api.db);
  const error = await api.refusal(document, variables, token);
  expect(await fingerprint(api.db)).toEqual(before);
  return error;
};
