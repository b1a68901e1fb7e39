import { finished } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { can } from '#contract/access.ts';
import { type ApiErrorBody, errorStatus } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError, forbidden, noSession, tokenNotValid } from '#server/graphql/errors.ts';
import { BadPicture, cleanPicture } from '#server/modules/images/picture.ts';
import {
  discardUploads,
  hasRoomFor,
  keepUploads,
  stageUpload,
  type Upload,
} from '#server/modules/images/uploads.ts';
import { viewerOfToken } from '#server/modules/session/sessions.ts';
import type { ImageStore } from '#server/storage/images.ts';
import { bearerToken } from './bearer.ts';
import type { Lane } from './lane.ts';
import { inLane } from './lanes.ts';
import { errorAnswer } from './refusal.ts';
import { asUnavailable } from './unavailable.ts';

/** Why an upload as a whole was refused: one error for each file that is at fault. */
class UploadRefused extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super('upload refused');
    this.status = status;
    this.errors = errors;
  }
}

const faultStatus = {
  IMAGE_TOO_LARGE: 413,
  IMAGE_TYPE: 415,
  IMAGE_DAMAGED: 422,
  IMAGE_PIXELS: 422,
  NO_FILE: 422,
  TOO_MANY_FILES: 413,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_TYPE: 415,
  TOO_MANY_UPLOADS: 429,
  UPLOAD_BROKEN: 400,
} as const;
type Fault = keyof typeof faultStatus;

const megabyte = 1_048_576;
const faultArgs = {
  IMAGE_PIXELS: { limit: limits.imagePixels / 1_000_000 },
  TOO_MANY_FILES: { limit: limits.uploadFiles },
  UPLOAD_TOO_LARGE: { limit: limits.uploadBytes / megabyte },
} as const;

const errorOf = (fault: Fault, name?: string) =>
  new ApiError(faultStatus[fault] === errorStatus.RATE_LIMITED ? 'RATE_LIMITED' : 'INVALID', {
    msg: `error.${fault}`,
    args: {
      ...(fault in faultArgs && faultArgs[fault as keyof typeof faultArgs]),
      ...(name !== undefined && { name }),
    },
  });

const refused = (fault: Fault) => new UploadRefused(faultStatus[fault], [errorOf(fault)]);

/**
 * `POST /upload`: pictures, multipart field `file` (repeatable), kept all or none. In a scope of its
 * own, since the parser of multipart bodies is nobody else's.
 */
export const acceptUploads = async (
  app: FastifyInstance,
  db: Db,
  images: ImageStore,
  lane: Lane,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: limits.imageBytes,
        files: limits.uploadFiles,
        fields: 10,
        fieldSize: 1000,
        parts: limits.uploadFiles + 10,
      },
    });
    // any other body stays unread; the handler refuses it
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.setErrorHandler(answerError);
    const answer = async (request: FastifyRequest) => {
      const viewer = await viewerOf(db, request);
      const uploads = await receive(db, images, viewer, request);
      const image = uploads.map(({ filename, originName }) => ({ filename, originName }));
      return { data: { image } };
    };
    scope.route({ method: 'POST', url: '/upload', ...inLane(lane, answer) });
  });
};

/** Only who may edit variations has use for pictures. */
const viewerOf = async (db: Db, request: FastifyRequest): Promise<Viewer> => {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw noSession();
  const viewer = await viewerOfToken(db, token);
  if (!viewer) throw tokenNotValid();
  if (!can(viewer.roles, 'variations', 'edit')) throw forbidden();
  return viewer;
};

const receive = async (
  db: Db,
  images: ImageStore,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<Upload[]> => {
  if (!request.isMultipart()) throw refused('UPLOAD_TYPE');
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes) {
    throw refused('UPLOAD_TOO_LARGE');
  }
  const uploads: Upload[] = [];
  try {
    await stageFiles(images, request, uploads);
    if (!(await hasRoomFor(db, viewer, uploads.length))) throw refused('TOO_MANY_UPLOADS');
  } catch (error) {
    await discardUploads(db, images, uploads);
    throw error;
  }
  await keepUploads(db, images, viewer, uploads);
  return uploads;
};

/** Reads one file after the other, so that a request holds one in memory; adds the good to `uploads`. */
const stageFiles = async (
  images: ImageStore,
  request: FastifyRequest,
  uploads: Upload[],
): Promise<void> => {
  const errors: { fault: Fault; error: ApiError }[] = [];
  const read = countBytes(request);
  for await (const part of request.parts()) {
    if (read() > limits.uploadBytes) throw refused('UPLOAD_TOO_LARGE');
    if (part.type !== 'file') continue;
    const outcome = await checkFile(part);
    if (typeof outcome === 'string') {
      errors.push({ fault: outcome, error: errorOf(outcome, part.filename) });
    } else if (errors.length === 0) {
      uploads.push(await stageUpload(images, outcome, part.filename));
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

/** A body without a length is counted while it comes. */
const countBytes = ({ raw }: FastifyRequest): (() => number) => {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  return () => bytes;
};

const checkFile = async (part: MultipartFile): Promise<Buffer | Fault> => {
  const content = await part.toBuffer();
  if (part.fieldname !== 'file') return 'NO_FILE';
  if (part.file.truncated) return 'IMAGE_TOO_LARGE';
  try {
    return await cleanPicture(content);
  } catch (error) {
    if (error instanceof BadPicture) return error.fault;
    throw error;
  }
};

/** What the multipart parser refuses. */
const parserFaults: Record<string, Fault> = {
  FST_FILES_LIMIT: 'TOO_MANY_FILES',
  FST_PARTS_LIMIT: 'TOO_MANY_FILES',
  FST_FIELDS_LIMIT: 'UPLOAD_BROKEN',
  FST_PROTO_VIOLATION: 'UPLOAD_BROKEN',
  FST_INVALID_JSON_FIELD_ERROR: 'UPLOAD_BROKEN',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UPLOAD_TYPE',
  FST_PREMATURE_CLOSE: 'UPLOAD_BROKEN',
};

/** In the shape of the API's errors, with the status that fits. */
const answerError = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'an upload failed');
  await readToEnd(request);
  return reply.code(refusal.status).send(errorAnswer(...refusal.errors));
};

const longestDrainMs = 10_000;

/**
 * Lets the rest of a refused body come in: whoever is still sending may not hear an answer that comes
 * before, and a connection with half a body in it is of no use to the next request.
 */
const readToEnd = async ({ raw }: FastifyRequest): Promise<void> => {
  raw.unpipe();
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(longestDrainMs), writable: false }).catch(
    () => undefined,
  );
};

const refusalOf = (error: FastifyError | ApiError | UploadRefused): UploadRefused => {
  if (error instanceof UploadRefused) return error;
  if (error instanceof ApiError) return ofApi(error);
  const unavailable = asUnavailable(error);
  if (unavailable) return ofApi(unavailable);
  const fault = parserFaults[error.code] ?? (isBroken(error) ? 'UPLOAD_BROKEN' : undefined);
  return fault ? refused(fault) : ofApi(new ApiError('INTERNAL'));
};

// the parser's own words for a body that ends too early or has no boundaries
const isBroken = ({ message, statusCode }: FastifyError): boolean =>
  (statusCode !== undefined && statusCode < 500) || /multipart|terminated early/i.test(message);

const ofApi = (error: ApiError) => {
  const { code } = error.extensions as ApiErrorBody['extensions'];
  return new UploadRefused(errorStatus[code], [error]);
};
