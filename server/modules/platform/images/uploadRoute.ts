import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/database.ts';
import type { DomainError } from '#server/errors/domainError.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { readingBody } from '#server/http/body.ts';
import {
  errorOf,
  type Fault,
  faultStatus,
  multipartScope,
  refused,
  tooManyUploads,
  UploadRefused,
} from '#server/http/multipart.ts';
import { inRequestQueue } from '#server/http/requestQueues.ts';
import type { RouteContext } from '#server/modules/module.ts';
import { BadPicture, cleanPicture } from '#server/modules/platform/images/picture.ts';
import {
  discardUploads,
  hasRoomFor,
  stageUpload,
  storeUploads,
  type Upload,
} from '#server/modules/platform/images/uploads.ts';
import { uploaders, viewerWith } from '#server/modules/platform/session/requests.ts';
import type { ImageStore } from '#server/storage/images.ts';

/**
 * `POST /upload`: images, multipart field `file` (repeatable). Either all of them are stored or
 * none.
 */
export const acceptUploads = ({
  app,
  database: { db },
  images,
  requestQueues,
}: RouteContext): Promise<void> => {
  const answer = async (request: FastifyRequest) => {
    const viewer = await viewerWith(db, request, ...uploaders);
    const uploads = await receive(db, images, viewer, request);
    const image = uploads.map(({ filename, originName }) => ({ filename, originName }));
    return { data: { image } };
  };
  const fileLimits = {
    fileSize: limits.imageBytes,
    files: limits.uploadFiles,
    parts: limits.uploadFiles + 10,
  };
  return multipartScope(app, fileLimits, (scope) => {
    scope.route({
      method: 'POST',
      url: '/upload',
      ...inRequestQueue(requestQueues.transfers, answer),
    });
  });
};

const receive = async (
  db: Db,
  images: ImageStore,
  viewer: SignedIn,
  request: FastifyRequest,
): Promise<Upload[]> => {
  if (!request.isMultipart()) throw refused('UPLOAD_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes) {
    throw refused('UPLOAD_TOO_LARGE');
  }
  const uploads: Upload[] = [];
  try {
    await readingBody(request, viewer, () => stageFiles(images, request, uploads));
    if (!(await hasRoomFor(db, viewer, uploads.length))) throw tooManyUploads(request, viewer);
  } catch (error) {
    await discardUploads(db, images, uploads);
    throw error;
  }
  await storeUploads(db, images, viewer, uploads);
  return uploads;
};

/**
 * Reads one file at a time, so a request holds only one in memory; adds accepted ones to `uploads`.
 */
const stageFiles = async (
  images: ImageStore,
  request: FastifyRequest,
  uploads: Upload[],
): Promise<void> => {
  const errors: { fault: Fault; error: DomainError }[] = [];
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const outcome = await checkFile(part);
    if (typeof outcome === 'string') {
      errors.push({ fault: outcome, error: errorOf(outcome, part.filename) });
    } else if (errors.length === 0) {
      uploads.push(await stageUpload(images, outcome.picture, part.filename, outcome.sent));
    }
  }
  const [first] = errors;
  if (first) {
    throw new UploadRefused(
      faultStatus[first.fault],
      errors.map(({ error }) => error),
    );
  }
  if (uploads.length === 0) throw refused('NO_FILE');
};

/** A file as received, and the image made from it. */
interface Checked {
  sent: Buffer;
  picture: Buffer;
}

const checkFile = async (part: MultipartFile): Promise<Checked | Fault> => {
  const sent = await part.toBuffer();
  if (part.fieldname !== 'file') return 'NO_FILE';
  if (part.file.truncated) return 'IMAGE_TOO_LARGE';
  try {
    return { sent, picture: await cleanPicture(sent) };
  } catch (error) {
    if (error instanceof BadPicture) return error.fault;
    throw error;
  }
};
