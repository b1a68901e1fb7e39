import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { can, isEnrolling } from '#contract/access.ts';
import { errorText } from '#contract/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { credentialsOf } from '#server/http/credentials.ts';
import { sendDownload } from '#server/http/download.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import { openPart } from '#server/jobs/sealedFiles.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { viewerOfSession } from '#server/modules/platform/session/sessions.ts';
import { CannotOpen, type Sealer } from '#server/secrets/sealer.ts';

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
  secrets,
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
    const isSealed = jobKinds.find((each) => each.kind === job.kind)?.isSealed;
    const parts = isSealed ? openedParts(db, id, secrets) : partsOf(db, id);
    try {
      // a sealed file tells at its first part that no key opens it
      const first = await parts.next();
      return sendDownload(reply, job.file, Readable.from(startingWith(first, parts)));
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      return reply.code(503).send({ message: 'error.ACCOUNT_NUMBER_SEALED' });
    }
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

type Parts = AsyncGenerator<Buffer, void>;

async function* startingWith(first: IteratorResult<Buffer, void>, rest: Parts): Parts {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

async function* openedParts(db: Db, id: string, secrets: Sealer): Parts {
  for await (const part of partsOf(db, id)) yield await openPart(secrets, id, part);
}

async function* partsOf(db: Db, id: string): Parts {
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
