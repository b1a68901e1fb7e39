import { finished } from 'node:stream/promises';
import multipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { can } from '#contract/access.ts';
import { type ApiErrorBody, errorStatus } from '#contract/errors.ts';
import type { Action, Area } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError, forbidden, noSession, tokenNotValid } from '#server/graphql/errors.ts';
import { viewerOfToken } from '#server/modules/session/sessions.ts';
import { bearerToken } from './bearer.ts';
import { errorAnswer } from './refusal.ts';
import { asUnavailable } from './unavailable.ts';

/* What all calls have in common that take files. */

/** Why an upload as a whole was refused: one error for each file that is at fault. */
export class UploadRefused extends Error {
  readonly status: number;
  readonly errors: readonly ApiError[];

  constructor(status: number, errors: readonly ApiError[]) {
    super('upload refused');
    this.status = status;
    this.errors = errors;
  }
}

export const faultStatus = {
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
export type Fault = keyof typeof faultStatus;

const megabyte = 1_048_576;
const faultArgs = {
  IMAGE_PIXELS: { limit: limits.imagePixels / 1_000_000 },
  TOO_MANY_FILES: { limit: limits.uploadFiles },
  UPLOAD_TOO_LARGE: { limit: limits.uploadBytes / megabyte },
} as const;

export const errorOf = (fault: Fault, name?: string) =>
  new ApiError(faultStatus[fault] === errorStatus.RATE_LIMITED ? 'RATE_LIMITED' : 'INVALID', {
    msg: `error.${fault}`,
    args: {
      ...(fault in faultArgs && faultArgs[fault as keyof typeof faultArgs]),
      ...(name !== undefined && { name }),
    },
  });

export const refused = (fault: Fault) => new UploadRefused(faultStatus[fault], [errorOf(fault)]);

/**
 * A scope of its own for calls that take files, since the parser of multipart bodies is nobody else's;
 * what goes wrong in it is answered in the shape of the API's errors.
 */
export const multipartScope = async (
  app: FastifyInstance,
  fileLimits: FastifyMultipartBaseOptions['limits'],
  register: (scope: FastifyInstance) => void,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fields: 10, fieldSize: 1000, ...fileLimits },
    });
    // any other body stays unread; the handler refuses it
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.setErrorHandler(answerError);
    register(scope);
  });
};

/** Who calls, if the account may do that. */
export const viewerWith = async (
  db: Db,
  request: FastifyRequest,
  ...access: readonly [Area, Action]
): Promise<Viewer> => {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw noSession();
  const viewer = await viewerOfToken(db, token);
  if (!viewer) throw tokenNotValid();
  if (!can(viewer.roles, ...access)) throw forbidden();
  return viewer;
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

const ofApi = (error: ApiError) => new UploadRefused(statusOf(error), [error]);

export const statusOf = (error: ApiError): number => {
  const { code } = error.extensions as ApiErrorBody['extensions'];
  return errorStatus[code];
};
