import { id } from '#contract/rules/platform/fields.ts';
import {
  accessKey,
  activationInput,
  changePasswordInput,
  forgotPasswordInput,
  keyOfPortal,
  ownLanguageInput,
  renewKeyInput,
  setPasswordInput,
} from '#contract/rules/platform/session.ts';
import { inTransaction } from '#server/db/database.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { type Context, originOf, viewerOf } from '#server/graphql/context.ts';
import type { Contributions } from '#server/modules/module.ts';
import {
  endOtherSessions,
  endOwnSession,
  ownSessions,
} from '#server/modules/platform/session/ownSessions.ts';
import { reportAccountEvent } from './accountEvents.ts';
import { manufacturerOfKey, vendorOfKey, verify } from './activation.ts';
import { takeBackEmail } from './emailChanges.ts';
import { accountOfKey, accountOfSentKey } from './keys.ts';
import { ownAccount, updateOwnLanguage } from './ownAccount.ts';
import { changePassword, setPasswordByKey } from './passwords.ts';

/** Sets the first password of a vendor or manufacturer. */
const activate =
  (portal: 'vendor' | 'manufacturer', activated: Contributions['activated']) =>
  async (_: unknown, args: { key: string; password: string }, context: Context) => {
    const key = parseId(accessKey, args.key);
    const { password } = parse(activationInput, args);
    await setPasswordByKey(
      context,
      { key, purpose: 'activation', portal, password },
      (trx, holder) => verify(trx, portal, holder, activated),
    );
    return done();
  };

export const accountResolvers = ({ activated }: Contributions): Resolvers => ({
  Query: {
    checkKey: async (_, args, { db }) => {
      const { type, key } = parseId(keyOfPortal, args);
      await accountOfKey(db, { key, purpose: 'reset', portal: type });
      return done();
    },
    vendorKey: async (_, args, { db }) =>
      answer(await vendorOfKey(db, parseId(accessKey, args.key))),
    manufacturersKey: async (_, args, { db }) =>
      answer(await manufacturerOfKey(db, parseId(accessKey, args.key))),
    ownAccount: async (_, __, context) =>
      answer(await ownAccount(context.db, viewerOf(context).userId)),
    ownSessions: async (_, __, context) => answer(await ownSessions(context.db, viewerOf(context))),
  },
  Mutation: {
    // the job looks up the account, so nothing here reveals whether it exists
    forgotPassword: async (_, { input }, context) => {
      const { email, type: portal, language } = parse(forgotPasswordInput, input);
      await context.mailLimiter.attempt(`${portal}:${email}`, originOf(context));
      await context.queue.send(context.db, 'mail', { mail: 'access', email, portal, language });
      context.queue.wake('mail');
      return done();
    },
    resetPassword: async (_, { input }, context) => {
      const { type: portal, key } = parseId(keyOfPortal, input);
      const { password } = parse(setPasswordInput, input);
      await setPasswordByKey(context, { key, purpose: 'reset', portal, password });
      return done();
    },
    vendorCheck: activate('vendor', activated),
    manufacturerCheck: activate('manufacturer', activated),
    renewKey: async (_, { input }, context) => {
      const { type: portal, key, language } = parseId(renewKeyInput, input);
      const { email } = await accountOfSentKey(context.db, key, portal);
      await context.mailLimiter.attempt(`${portal}:${email}`, originOf(context));
      await context.queue.send(context.db, 'mail', { mail: 'access', email, portal, language });
      context.queue.wake('mail');
      return done();
    },
    takeBackEmail: async (_, args, context) => {
      const { type: portal, key } = parseId(keyOfPortal, args);
      await takeBackEmail(context, key, portal);
      return done();
    },
    changePassword: async (_, { input }, context) => {
      await changePassword(context, parse(changePasswordInput, input));
      return done();
    },
    updateOwnLanguage: async (_, { input }, context) => {
      const { language } = parse(ownLanguageInput, input);
      return answer(await updateOwnLanguage(context.db, viewerOf(context).userId, language));
    },
    endSession: async (_, args, context) => {
      const session = parseId(id, args.id);
      await endOwnSession(context.db, viewerOf(context), session);
      return answer([session]);
    },
    endOtherSessions: async (_, __, context) => {
      const viewer = viewerOf(context);
      const ended = await inTransaction(context.db, async (trx) => {
        const ids = await endOtherSessions(trx, viewer);
        if (ids.length > 0) {
          await reportAccountEvent(trx, context.queue, viewer.userId, { event: 'sessionsEnded' });
        }
        return ids;
      });
      context.queue.wake('mail');
      return answer(ended);
    },
  },
});
