import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { answer as answered } from '#server/graphql/answer.ts';
import { readingBody } from '#server/http/body.ts';
import { multipartScope, refused, UploadRefused } from '#server/http/multipart.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import { startImport } from '#server/modules/catalogue/imports/start.ts';
import { BadWorkbook } from '#server/modules/catalogue/imports/workbook/badWorkbook.ts';
import { checkWorkbook } from '#server/modules/catalogue/imports/workbook/checkWorkbook.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { plainName } from '#server/modules/platform/images/uploads.ts';
import { viewerWith } from '#server/modules/platform/session/requests.ts';

interface Request {
  Querystring: { dryRun?: string };
}

/**
 * `POST /products`: uploads a workbook of variations, multipart field `file`; with `?dryRun=true`
 * it is only checked. Answers as soon as the file is stored.
 */
export const acceptProducts = ({
  app,
  database: { db },
  queue,
  requestQueues,
}: RouteContext): Promise<void> => {
  const answer = async (request: FastifyRequest<Request>) => {
    const viewer = await viewerWith(db, request, ['imports', 'create']);
    const workbook = await readingBody(request, viewer, () => receive(request));
    const dryRun = request.query.dryRun === 'true';
    return answered(await startImport({ db, queue, viewer }, { ...workbook, dryRun }));
  };
  const fileLimits = { fileSize: limits.importBytes, files: 1, parts: 11 };
  return multipartScope(app, fileLimits, (scope) => {
    scope.route<Request>({
      method: 'POST',
      url: '/products',
      ...inRequestQueue(requestQueues.transfers, answer),
    });
  });
};

const receive = async (request: FastifyRequest): Promise<{ filename: string; content: Buffer }> => {
  if (!request.isMultipart()) throw refused('UPLOAD_TYPE');
  const part = await request.file();
  if (part?.fieldname !== 'file') throw refused('NO_FILE');
  const content = await part.toBuffer();
  try {
    if (part.file.truncated) throw new BadWorkbook('WORKBOOK_TOO_LARGE');
    await checkWorkbook(content);
  } catch (error) {
    throw error instanceof BadWorkbook ? ofWorkbook(error) : error;
  }
  return { filename: plainName(part.filename), content };
};

const statuses: Record<string, number> = { WORKBOOK_TYPE: 415, WORKBOOK_TOO_LARGE: 413 };

const ofWorkbook = ({ fault, args }: BadWorkbook) =>
  new UploadRefused(statuses[fault] ?? 422, [
    new DomainError('INVALID', { msg: `error.${fault}`, args }),
  ]);
