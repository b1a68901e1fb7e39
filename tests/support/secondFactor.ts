import type { Selectable } from 'kysely';
import type { ApiErrorBody } from '#contract/errors.ts';
import type { SignInResult } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { Users } from '#server/generated/database.ts';
import { hashPassword } from '#server/modules/platform/session/passwords.ts';
import { type AccountKind, signedIn } from '#tests/factories/people.ts';
import { createSecondFactor } from '#tests/factories/secondFactors.ts';
import { Device } from './device.ts';
import { api } from './testApi.ts';

export const password = 'vier Stühle am Fenster';
let passwordHash: Promise<string> | undefined;

export interface Account {
  user: Selectable<Users>;
  token: string;
}

/** An account with a password and a session. */
export const newAccount = async (kind: AccountKind = 'admin'): Promise<Account> => {
  passwordHash ??= hashPassword(password);
  return signedIn(api.db, kind, { password_hash: await passwordHash });
};

/** The same with a second factor. */
export const newSecured = async (
  kind: AccountKind = 'admin',
): Promise<Account & { secret: string }> => {
  const account = await newAccount(kind);
  return { ...account, secret: await createSecondFactor(api.db, account.user.id) };
};

const mutations = { admin: 'signIn', manufacturer: 'manufacturerSignIn', vendor: 'vendorSignIn' };

interface Answer {
  result: SignInResult | null;
  error: ApiErrorBody | undefined;
}

/** Signs in, by default with the right password and on a new device. */
export const signIn = async (
  { email, role }: Pick<Selectable<Users>, 'email' | 'role'>,
  code?: string,
  {
    remoteAddress = '10.8.0.1',
    device = new Device(),
    ...input
  }: { remoteAddress?: string; device?: Device; password?: string } = {},
): Promise<Answer> => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: device.headers,
    payload: {
      query: `mutation ($input: SignInInput!) {
        result: ${mutations[role as 'admin']}(input: $input) { token user { roles { name } } }
      }`,
      variables: { input: { email, password, code, ...input } },
    },
  });
  device.keep([response.headers['set-cookie'] ?? []].flat());
  const { data, errors } = response.json<{
    data?: { result: SignInResult } | null;
    errors?: ApiErrorBody[];
  }>();
  return { result: data?.result ?? null, error: errors?.[0] };
};

const documents = {
  begin: 'mutation { beginSecondFactor { data { secret address } } }',
  confirm: `mutation ($code: String) {
    confirmSecondFactor(input: { code: $code }) { data { codes } } }`,
  renew: 'mutation { renewRecoveryCodes { data { codes } } }',
  end: 'mutation { endOwnSecondFactor { status } }',
  own: '{ ownSecondFactor { data { since recoveryCodesLeft isRequired } } }',
  reset: 'mutation ($id: ID!) { resetSecondFactor(id: $id) { data } }',
  rule: `mutation ($portals: [String!], $version: Int) {
    updateSecondFactorRule(input: { portals: $portals, version: $version }) {
      data { portals version } } }`,
};
export type CallName = keyof typeof documents;

/** A second-factor call that must succeed. */
export const call = (name: CallName, variables: Record<string, unknown>, token: string) =>
  api.data(documents[name], variables, token);

export const refused = (name: CallName, variables: Record<string, unknown>, token: string) =>
  api.refusal(documents[name], variables, token);

export const ownOf = async (token: string) => (await call('own', {}, token)).ownSecondFactor.data;

/** Bypasses the API, so that it also works if every administrator would need a second factor. */
export const requireOf = async (db: Db, ...second_factor_portals: string[]): Promise<void> => {
  await db
    .insertInto('sign_in_settings')
    .values({ second_factor_portals })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ second_factor_portals }))
    .execute();
};
