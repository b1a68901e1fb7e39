import multipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { SignedIn } from '#server/graphql/context.ts';
import { asUnavailable } from '#server/graphql/unavailable.ts';
import { recorderOf, recordLimit } from '#server/http/securityEvents.ts';
import { isReadToEnd } from './readToEnd.ts';
import { errorAnswer } from './refusal.ts';

/* Limits shared by all calls that take files. */

/** Rejects a whole upload, with one error per faulty file. */
export class UploadRefused extends Error {
  readonly status: number;
  readonly errors: readonly DomainError[];

  constructor(status: number, errors: readonly DomainError[]) {
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
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  FILE_DAMAGED: 422,
  FILE_ACTIVE: 422,
  FILE_INFECTED: 422,
} as const;
export type Fault = keyof typeof faultStatus;

const megabyte = 1_048_576;
const faultArgs = {
  IMAGE_PIXELS: { limit: limits.imagePixels / 1_000_000 },
  TOO_MANY_FILES: { limit: limits.uploadFiles },
  UPLOAD_TOO_LARGE: { limit: limits.uploadBytes / megabyte },
} as const;

export const errorOf = (fault: Fault, name?: string) =>
  new DomainError(faultStatus[fault] === errorStatus.RATE_LIMITED ? 'RATE_LIMITED' : 'INVALID', {
    msg: `error.${fault}`,
    args: {
      ...(fault in faultArgs && faultArgs[fault as keyof typeof faultArgs]),
      ...(name !== undefined && { name }),
    },
  });

export const refused = (fault: Fault, name?: string) =>
  new UploadRefused(faultStatus[fault], [errorOf(fault, name)]);

/**
 * A Fastify scope for calls that take files, because only they need the multipart parser. Its
 * errors have the format of API errors.
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
    // any other body stays unread; the handler rejects it
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.setErrorHandler(answerError);
    register(scope);
  });
};

/** Returns a recorder for security events of a request and its viewer. */
export const recorderAt = (request: FastifyRequest, viewer: SignedIn) =>
  recorderOf(request.server.securityLog.record, request, viewer);

/** The refusal of files when the viewer has too many uploads that no record uses. */
export const tooManyUploads = (request: FastifyRequest, viewer: SignedIn): UploadRefused => {
  recordLimit(recorderAt(request, viewer), { detail: 'uploads' });
  return refused('TOO_MANY_UPLOADS');
};

/** Errors of the multipart parser. */
const parserFaults: Record<string, Fault> = {
  FST_FILES_LIMIT: 'TOO_MANY_FILES',
  FST_PARTS_LIMIT: 'TOO_MANY_FILES',
  FST_FIELDS_LIMIT: 'UPLOAD_BROKEN',
  FST_PROTO_VIOLATION: 'UPLOAD_BROKEN',
  FST_INVALID_JSON_FIELD_ERROR: 'UPLOAD_BROKEN',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UPLOAD_TYPE',
  FST_PREMATURE_CLOSE: 'UPLOAD_BROKEN',
};

/** The maximum number of bytes still read of a rejected upload. */
const mostDropped = { ms: 10_000, bytes: limits.uploadBytes };

/** Answers in the format of API errors, with a matching status. */
const answerError = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'an upload failed');
  if (!(await isReadToEnd(request, mostDropped))) reply.header('connection', 'close');
  return reply.code(refusal.status).send(errorAnswer(...refusal.errors));
};

const refusalOf = (error: FastifyError | DomainError | UploadRefused): UploadRefused => {
  if (error instanceof UploadRefused) return error;
  if (error instanceof DomainError) return ofApi(error);
  const unavailable = asUnavailable(error);
  if (unavailable) return ofApi(unavailable);
  const fault = parserFaults[error.code] ?? (isBroken(error) ? 'UPLOAD_BROKEN' : undefined);
  return fault ? refused(fault) : ofApi(new DomainError('INTERNAL'));
};

// the parser's messages for a body that ends early or has no boundaries
const isBroken = ({ message, statusCode }: FastifyError): boolean =>
  (statusCode !== undefined && statusCode < 500) || /multipart|terminated early/i.test(message);

const ofApi = (error: DomainError) => new UploadRefused(statusOf(error), [error]);

export const statusOf = ({ code }: DomainError): number => errorStatus[code];
