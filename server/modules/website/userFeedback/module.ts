import {
  feedbackStatus,
  userFeedbackAnalyticsQuery,
  userFeedbackInput,
} from '#contract/rules/website/userFeedback.ts';
import { userFeedback as german } from '#i18n/de/website/userFeedback.ts';
import { userFeedback as english } from '#i18n/en/website/userFeedback.ts';
import { inTransaction } from '#server/db/database.ts';
import { statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer, done } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { minuteOf } from '#server/jobs/sheets/moments.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { feedbackAnalytics } from './analytics.ts';
import { sendFeedback, userFeedback } from './feedback.ts';

const setStatus = statusAction(userFeedback);

const exporter = exporterOf(userFeedback, {
  texts: { de: german, en: english },
  cells: {
    createdAt: ({ createdAt }) => minuteOf(createdAt),
    rate: ({ rate }) => rate,
    text: ({ text }) => text,
    page: ({ page }) => page,
    userType: ({ userType }, { userTypes }) => userTypes[userType as keyof typeof userTypes],
    company: ({ company }) => company,
    sender: ({ sender }) => sender,
    email: ({ email }) => email,
    status: ({ status }, { states }) => states[status as keyof typeof states],
  },
  filename: { de: 'feedback', en: 'feedback' },
});

export const userFeedbackModule: readonly Module[] = [
  entityModule(userFeedback, {
    except: ['create', 'update'],
    status: { action: setStatus, statuses: feedbackStatus },
    exporter,
  }),
  {
    resolvers: {
      Query: {
        userFeedbackAnalytics: async (_, { query }, { db }) =>
          answer(await feedbackAnalytics(db, parse(userFeedbackAnalyticsQuery, query))),
      },
      Mutation: {
        createUserFeedback: async (_, args, context) => {
          const input = parse(userFeedbackInput, args.input);
          const { db, queue } = context;
          const viewer = viewerOf(context);
          await inTransaction(db, (trx) => sendFeedback({ trx, queue, viewer }, input));
          return done();
        },
      },
    },
  },
];
