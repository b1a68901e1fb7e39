import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { can, isEnrolling } from '#contract/access.ts';
import { errorText } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { credentialsOf } from '#server/http/credentials.ts';
import { sendDownload } from '#server/http/download.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { viewerOfSession } from '#server/modules/platform/session/sessions.ts';

interface Request {
  Params: { id: string };
}

/**
 * `GET /jobs/<id>/file`: the output file of one of the caller's jobs; 404 for any other, 403 without
 * the permission that the job needed.
 */
export const serveJobFiles = ({
  app,
  database: { db },
  requestQueues,
  jobKinds,
}: RouteContext): void => {
  /** The account may have lost the permission since it started the job. */
  const mayRead = (viewer: SignedIn, kind: string): boolean => {
    const access = jobKinds.find((each) => each.kind === kind)?.access;
    return access !== undefined && can(viewer.roles, ...access);
  };
  const answer = async (request: FastifyRequest<Request>, reply: FastifyReply) => {
    const { id } = request.params;
    const credentials = credentialsOf(request);
    const viewer = credentials && (await viewerOfSession(db, credentials));
    if (!viewer) return reply.code(401).send({ message: '401: Unauthorized' });
    if (isEnrolling(viewer.roles)) {
      return reply.code(403).send({ message: errorText.secondFactorRequired });
    }
    const job = /^\d{1,18}$/.test(id) ? await jobOf(db, id, viewer.userId) : null;
    if (!job?.file) return reply.code(404).send({ message: 'error.NOT_FOUND' });
    if (!mayRead(viewer, job.kind)) return reply.code(403).send({ message: 'error.FORBIDDEN' });
    return sendDownload(reply, job.file, Readable.from(partsOf(db, id)));
  };
  app.route<Request>({
    method: 'GET',
    url: '/jobs/:id/file',
    ...inRequestQueue(requestQueues.transfers, answer),
  });
};

const jobOf = (db: Db, id: string, userId: string) =>
  db
    .selectFrom('jobs')
    .select(['file', 'kind'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'done')
    .executeTakeFirst();

async function* partsOf(db: Db, id: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom('job_files')
      .select('content')
      .where('job_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield row.content;
  }
}
