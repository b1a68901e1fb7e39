import { sql } from 'kysely';
import type * as v from 'valibot';
import { errorText } from '#contract/errors.ts';
import type { SignInInput } from '#contract/generated/schema.ts';
import type { Portal } from '#contract/portal.ts';
import { passkeyPortal, passkeySignInInput } from '#contract/rules/platform/passkey.ts';
import { accessKey, confirmIdentityInput, viewAsInput } from '#contract/rules/platform/session.ts';
import { signInInput } from '#contract/rules/platform/signIn.ts';
import type { Db } from '#server/db/database.ts';
import { isOutOfRoom, isReadOnly } from '#server/db/failures.ts';
import { CannotSignIn } from '#server/errors/cannotSignIn.ts';
import { DomainError, notFound, parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { type Context, originOf, type Viewer, viewerOf } from '#server/graphql/context.ts';
import { reportAccountEvent } from '#server/modules/platform/accounts/accountEvents.ts';
import {
  relyingPartyOf,
  requestOptions,
  verifyPasskey,
} from '#server/modules/platform/passkeys/verify.ts';
import { assertCode } from '#server/modules/platform/secondFactors/signingIn.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { deviceOf } from './device.ts';
import { markDevice, rememberDevice } from './devices.ts';
import { isPassword } from './passwords.ts';
import {
  createSession,
  endSession,
  hasSecondFactor,
  isEnrolling,
  isSuspended,
  rolesOf,
} from './sessions.ts';
import { createViewing, openViewing } from './viewing.ts';

/** Names the reason if nobody can sign in because nothing can be saved. */
const signingIn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isOutOfRoom(error) || isReadOnly(error) ? new CannotSignIn(error) : error;
  }
};

const signInTo =
  (portal: Portal) =>
  (_: unknown, { input }: { input: SignInInput }, context: Context) =>
    signingIn(() => signInByPassword(context, portal, input));

const signInByPassword = async (context: Context, portal: Portal, input: SignInInput) => {
  const { email, password } = parse(signInInput, input);
  const account = `${portal}:${email}`;
  const attempt = await context.signInLimiter.attempt(account, originOf(context));
  const user = await signingInBy(context.db)
    .where('u.email', '=', email)
    .where('u.role', '=', portal)
    .executeTakeFirst();
  // an account of another portal is answered like one that does not exist
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user) {
    const detail = user ? 'password' : 'account';
    context.recordEvent({ kind: 'signInRefused', account: email, portal, detail });
    throw new DomainError('UNAUTHENTICATED', { msg: errorText.wrongCredentials });
  }
  if (user.has_second_factor) {
    // the password was correct, so a missing or wrong code does not count as an attempt for it
    await assertCode(context, { account, user, input }).catch(async (error) => {
      await attempt.takeBack();
      throw error;
    });
  }
  await attempt.succeeded();
  return beginSession(context, portal, user);
};

/** Signs in by a passkey, which stands for the password and the second factor. */
const signInByPasskey = async (context: Context, { portal, response }: PasskeySignIn) => {
  const { db, recordEvent } = context;
  const party = relyingPartyOf(context, portal);
  const use = { party, portal, purpose: 'signIn', userId: null } as const;
  const userId = await verifyPasskey(db, response, use);
  if (userId === null) {
    recordEvent({ kind: 'signInRefused', portal, detail: 'passkey' });
    throw new DomainError('UNAUTHENTICATED', { msg: 'error.WRONG_PASSKEY' });
  }
  const user = await accountBy(db).where('u.id', '=', userId).executeTakeFirstOrThrow(notFound);
  return beginSession(context, portal, user);
};

type PasskeySignIn = v.InferOutput<typeof passkeySignInInput>;

/** Opens a session for a user who has proved who they are. */
const beginSession = async (context: Context, portal: Portal, user: User) => {
  await context.db
    .updateTable('users')
    .set({ last_sign_in_at: sql`now()` })
    .where('id', '=', user.id)
    .execute();
  const markHash = await markDevice(context.db, context.device);
  const { address, userAgent } = context;
  const token = await createSession(context.db, user.id, { address, userAgent, markHash });
  if (await rememberDevice(context.db, user.id, markHash)) {
    const { browser, system } = deviceOf(userAgent ?? null);
    const event = { event: 'newDevice', browser, system } as const;
    await reportAccountEvent(context.db, context.queue, user.id, event);
    context.queue.wake('mail');
  }
  context.recordEvent({ kind: 'signIn', account: user.email, userId: user.id, portal });
  return signedIn(context.db, user, token);
};

type User = Awaited<ReturnType<ReturnType<typeof accountBy>['executeTakeFirstOrThrow']>>;

const signedIn = async (db: Db, user: User, token: string) => ({
  token,
  user: {
    id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    name: user.company_name ?? `${user.firstname} ${user.lastname}`.trim(),
    vendor_type: user.vendor_type,
    account_type: user.account_type,
    roles: await rolesOf(db, user),
  },
  ...done(),
});

const accountBy = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('manufacturers as m', 'm.id', 'u.manufacturer_id')
    .leftJoin('vendors as v', 'v.id', 'u.vendor_id')
    .select((eb) => [
      'u.id',
      'u.email',
      'u.firstname',
      'u.lastname',
      'u.role',
      'u.password_hash',
      'm.short_name',
      eb.fn.coalesce('m.logo', 'v.logo').as('logo'),
      eb.fn.coalesce('m.company_name', 'v.company_name').as('company_name'),
      'v.vendor_type',
      'v.account_type',
      'v.wholesaler',
      'v.is_visible',
      'v.avatar',
      'u.vendor_id',
    ])
    .select(isSuspended);

/** The account with its second-factor state, as sign-in needs it. */
const signingInBy = (db: Db) =>
  accountBy(db).select([hasSecondFactor.as('has_second_factor'), isEnrolling]);

/** The viewer's own account; throws NOT_FOUND if it belongs to another portal. */
const ownAccount = async (context: Context, portal: Portal) => {
  const viewer: Viewer = viewerOf(context);
  if (viewer.portal !== portal) throw notFound();
  const user = await accountBy(context.db)
    .where('u.id', '=', viewer.userId)
    .executeTakeFirstOrThrow(notFound);
  return { ...user, roles: await rolesOf(context.db, user) };
};

export const sessionResolvers: Resolvers = {
  Query: {
    me: async (_, __, context) => {
      const { id, firstname, lastname, email, roles } = await ownAccount(context, 'admin');
      return answer({ id, firstname, lastname, email, roles });
    },
    manufacturer: async (_, __, context) => {
      const { id, company_name, short_name, email, logo, roles } = await ownAccount(
        context,
        'manufacturer',
      );
      return answer({ id, company_name: company_name ?? '', short_name, email, logo, roles });
    },
    vendorMe: async (_, __, context) => {
      const user = await ownAccount(context, 'vendor');
      return answer({
        // the partner's, as everywhere else on its portal; the account has no other use for an id
        id: user.vendor_id ?? user.id,
        name: user.firstname,
        surname: user.lastname,
        email: user.email,
        company_name: user.company_name,
        wholesaler: user.wholesaler ?? false,
        isVisible: user.is_visible ?? false,
        account_type: user.account_type ?? '',
        vendor_type: user.vendor_type ?? '',
        logo: user.logo,
        avatar: user.avatar,
        roles: user.roles,
      });
    },
  },
  Mutation: {
    signIn: signInTo('admin'),
    manufacturerSignIn: signInTo('manufacturer'),
    vendorSignIn: signInTo('vendor'),
    beginPasskeySignIn: (_, args, context) => {
      const portal = parseId(passkeyPortal, args.portal);
      const party = relyingPartyOf(context, portal);
      return signingIn(async () =>
        answer({ options: await requestOptions(context.db, party, 'signIn', null) }),
      );
    },
    passkeySignIn: (_, { input }, context) =>
      signingIn(() => signInByPasskey(context, parse(passkeySignInInput, input))),
    beginPasskeyProof: async (_, __, context) => {
      const { userId, portal } = viewerOf(context);
      const party = relyingPartyOf(context, portal);
      return answer({ options: await requestOptions(context.db, party, 'confirm', userId) });
    },
    viewAs: async (_, { input }, context) => {
      const { userId } = parse(viewAsInput, input);
      return answer(await createViewing(context.db, viewerOf(context), userId));
    },
    openViewing: async (_, args, { db, device, recordEvent }) => {
      const key = parseId(accessKey, args.key);
      const { token, userId, viewedBy } = await openViewing(db, device, key);
      const user = await accountBy(db).where('u.id', '=', userId).executeTakeFirstOrThrow(notFound);
      recordEvent({ kind: 'viewedAs', userId: viewedBy ?? undefined, subject: user.email });
      return signedIn(db, user, token);
    },
    confirmIdentity: async (_, { input }, context) => {
      await confirmIdentity(context, parse(confirmIdentityInput, input));
      return done();
    },
    signOut: async (_, __, context) => {
      await endSession(context.db, viewerOf(context).tokenHash);
      return done();
    },
  },
};
