import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserFeedback } from '#server/generated/database.ts';
import { unique } from './unique.ts';

export const createFeedback = (
  db: Db,
  values: Partial<Insertable<UserFeedback>> = {},
): Promise<Selectable<UserFeedback>> =>
  db
    .insertInto('user_feedback')
    .values({
      rate: 8,
      text: unique('feedback'),
      email: `${unique('sender')}@atrium.example`,
      page: '/jobs',
      user_type: 'vendor',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
