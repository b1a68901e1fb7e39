import { sql } from 'kysely';
import type { Portal } from '#contract/portal.ts';
import { createKey, type KeyPurpose } from '#server/modules/platform/accounts/keys.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { api } from '#tests/support/testApi.ts';

export const oldPassword = 'the old password';
export const password_hash = await hashPassword(oldPassword);
export const password = 'a new password';

export const me = '{ me { data { id } } }';
export const checkKey =
  'query Q($type: String!, $key: String!) { checkKey(type: $type, key: $key) { status } }';
export const reset =
  'mutation M($input: ResetPasswordInput!) { resetPassword(input: $input) { message status } }';
export const keyFor = async (userId: string, purpose: KeyPurpose, hours = 1): Promise<string> =>
  (await createKey(api.db, { userId, purpose, hours })).key;

export const resetInput = (type: Portal, key: string) => ({
  input: { type, key, password, confirmPassword: password },
});

export const storedPassword = async (userId: string): Promise<string | null> => {
  const row = await api.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
};

/** Queued mails of an account. */
export const queuedFor = async (match: object): Promise<object[]> => {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'mail' and data @> ${JSON.stringify(match)}::jsonb
    order by created_on`.execute(api.db);
  return rows.map(({ data }) => data);
};

export const notFound = { msg: 'error.NOT_FOUND', extensions: { code: 'NOT_FOUND' } };
