import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

type Chunks = AsyncIterable<Buffer>;

const isGzip = ([one, two]: Buffer) => one === 0x1f && two === 0x8b;

/**
 * Unpacks gzip content, detected by its first bytes and not by its name; other content stays
 * unchanged.
 */
export async function* unpacked(chunks: Chunks): AsyncGenerator<Buffer> {
  const { head, rest } = await headOf(chunks);
  if (!isGzip(head)) {
    yield* rest;
    return;
  }
  const gunzip = createGunzip();
  // the gunzip stream passes errors of the source to its reader
  pipeline(Readable.from(rest, { objectMode: false }), gunzip, () => undefined);
  yield* gunzip;
}

/** Reads at least the first two bytes, if available; `rest` still contains everything. */
const headOf = async (chunks: Chunks): Promise<{ head: Buffer; rest: Chunks }> => {
  const source = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let ended = false;
  while (head.length < 2 && !ended) {
    const { done, value } = await source.next();
    if (done) ended = true;
    else head = Buffer.concat([head, value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    try {
      if (head.length > 0) yield head;
      while (!ended) {
        const { done, value } = await source.next();
        if (done) return;
        yield value;
      }
    } finally {
      await source.return?.();
    }
  }
  return { head, rest: rest() };
};
