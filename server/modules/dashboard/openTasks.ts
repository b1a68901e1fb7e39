import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { OpenTasks } from '#server/generated/graphql.ts';
import type { Viewer } from '#server/graphql/context.ts';

export const openTasks = async (db: Db, { userId }: Viewer): Promise<OpenTasks> => {
  const { rows } = await sql<OpenTasks>`
    select
      (select count(*)::int from user_feedback where status = 'open') as "unansweredFeedback",
      (select count(*)::int from jobs where user_id = ${userId} and state = 'failed')
        as "failedJobs"`.execute(db);
  return rows[0] as OpenTasks;
};
