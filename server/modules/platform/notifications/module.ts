import {
  markNotificationsReadInput,
  notificationMailsInput,
  notificationsQuery,
} from '#contract/rules/platform/notification.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Module } from '#server/modules/module.ts';
import {
  listNotifications,
  markRead,
  notificationMails,
  updateNotificationMails,
} from './notifications.ts';

export const notificationsModule: Module = {
  resolvers: {
    Query: {
      notifications: async (_, { query }, context) => {
        const filter = parse(notificationsQuery, query);
        return answer(await listNotifications(context.db, viewerOf(context), filter));
      },
      notificationMails: async (_, __, context) =>
        answer(await notificationMails(context.db, viewerOf(context))),
    },
    Mutation: {
      markNotificationsRead: async (_, { input }, context) => {
        const { ids } = parse(markNotificationsReadInput, input);
        return answer(await markRead(context.db, viewerOf(context), ids));
      },
      updateNotificationMails: async (_, { input }, context) => {
        const { topics } = parse(notificationMailsInput, input);
        await updateNotificationMails(context.db, viewerOf(context), topics);
        return answer(await notificationMails(context.db, viewerOf(context)));
      },
    },
  },
};
