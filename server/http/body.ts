import type { FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { type Fault, refused, type UploadRefused } from './multipart.ts';
import { Overloaded } from './requestQueue.ts';

/** Size allowed for the parts of a body other than its files: names and boundaries. */
const around = 1_048_576;
const mostBytes = limits.uploadBytes + around;

/**
 * A client that sends less than this blocks a slot for no benefit; 8 kbit/s is not a usable
 * connection.
 */
export const slowest = { bytes: 10_240, everyMs: 10_000 };

/** Of the 32 uploads processed at once, so that one account leaves room for others. */
const perAccount = 8;
const underWay = new Map<string, number>();

const begin = (account: string): void => {
  const running = underWay.get(account) ?? 0;
  if (running >= perAccount) throw new Overloaded();
  underWay.set(account, running + 1);
};

const end = (account: string): void => {
  const running = (underWay.get(account) ?? 1) - 1;
  if (running === 0) underWay.delete(account);
  else underWay.set(account, running);
};

/**
 * Reads the body of an upload, within the account's share of slots, the size limit and the minimum
 * speed.
 * @param read starts reading immediately
 * @throws Overloaded; UploadRefused
 */
export const readingBody = async <Result>(
  request: FastifyRequest,
  { userId }: Pick<Viewer, 'userId'>,
  read: () => Promise<Result>,
): Promise<Result> => {
  begin(userId);
  const watch = watchBody(request);
  try {
    return await read();
  } catch (error) {
    throw watch.refusal() ?? error;
  } finally {
    watch.stop();
    end(userId);
  }
};

const watchBody = ({ raw }: FastifyRequest) => {
  let refusal: UploadRefused | undefined;
  let bytes = 0;
  let before = 0;
  const refuse = (fault: Fault) => {
    if (refusal) return;
    refusal = refused(fault);
    // the parser listens for this event and releases the reader of the next part
    raw.emit('error', refusal);
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) refuse('UPLOAD_TOO_LARGE');
  };
  const timer = setInterval(() => {
    const isOurTurn = raw.complete || raw.readableLength > 0 || raw.readableFlowing === false;
    if (!isOurTurn && bytes - before < slowest.bytes) refuse('UPLOAD_BROKEN');
    before = bytes;
  }, slowest.everyMs);
  raw.on('data', count);
  return {
    refusal: () => refusal,
    stop: () => {
      clearInterval(timer);
      raw.off('data', count);
    },
  };
};
