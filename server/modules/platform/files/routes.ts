import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { readingBody } from '#server/http/body.ts';
import { sendDownload } from '#server/http/download.ts';
import { multipartScope, refused, statusOf, tooManyUploads } from '#server/http/multipart.ts';
import { errorAnswer } from '#server/http/refusal.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { readableFile, storeFile } from '#server/modules/platform/files/files.ts';
import { faultOfPdf } from '#server/modules/platform/files/pdf.ts';
import { createScan, type Scan } from '#server/modules/platform/files/scan.ts';
import { signedIn, uploaders, viewerWith } from '#server/modules/platform/session/requests.ts';

interface Request {
  Params: { name: string };
}

/** `POST /files`: one PDF, multipart field `file`. */
export const acceptFiles = ({
  app,
  database: { db },
  documents,
  requestQueues,
  config,
}: RouteContext): Promise<void> => {
  const scan = config.clamd ? createScan(config.clamd) : undefined;
  const answer = async (request: FastifyRequest) => {
    const viewer = await viewerWith(db, request, ...uploaders);
    const file = await storeFile(
      db,
      documents,
      viewer,
      await readingBody(request, viewer, () => receive(request, scan)),
    );
    if (!file) throw tooManyUploads(request, viewer);
    return { data: { file } };
  };
  return multipartScope(app, { fileSize: limits.fileBytes, files: 1, parts: 11 }, (scope) => {
    scope.route({
      method: 'POST',
      url: '/files',
      ...inRequestQueue(requestQueues.transfers, answer),
    });
  });
};

const receive = async (
  request: FastifyRequest,
  scan: Scan | undefined,
): Promise<{ content: Buffer; originName: string }> => {
  if (!request.isMultipart()) throw refused('UPLOAD_TYPE');
  const part = await request.file();
  if (part?.fieldname !== 'file') throw refused('NO_FILE');
  const content = await part.toBuffer();
  const fault = part.file.truncated ? 'FILE_TOO_LARGE' : await faultOfPdf(content);
  if (fault) throw refused(fault, part.filename);
  if (scan && !(await scan(content))) throw refused('FILE_INFECTED', part.filename);
  return { content, originName: part.filename };
};

/**
 * `GET /files/<name>`: a linked document, for users who may read the record that links it. Always
 * sent as a download, which a browser does not run.
 */
export const serveFiles = ({
  app,
  database: { db },
  documents,
  requestQueues,
  contributions,
}: RouteContext): void => {
  const answer = async (request: FastifyRequest<Request>, reply: FastifyReply) => {
    try {
      const viewer = await signedIn(db, request);
      const { name } = request.params;
      const originName = await readableFile(db, viewer, name, contributions.readableFiles);
      const content = originName === null ? null : await documents.read(name);
      if (originName === null || content === null) throw notFound();
      return sendDownload(reply, originName, content);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(statusOf(error)).send(errorAnswer(error));
    }
  };
  app.route<Request>({
    method: 'GET',
    url: '/files/:name',
    ...inRequestQueue(requestQueues.transfers, answer),
  });
};
