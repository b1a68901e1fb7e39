import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

type Chunks = AsyncIterable<Buffer>;

const isGzip = ([one, two]: Buffer) => one === 0x1f && two === 0x8b;

/** Unpacks what begins as gzip does, whatever it is called; all else stays as it is. */
export async function* unpacked(chunks: Chunks): AsyncGenerator<Buffer> {
  const { head, rest } = await headOf(chunks);
  if (!isGzip(head)) {
    yield* rest;
    return;
  }
  const gunzip = createGunzip();
  // errors of the source reach whoever reads through the gunzip
  pipeline(Readable.from(rest, { objectMode: false }), gunzip, () => undefined);
  yield* gunzip;
}

/** The first two bytes at least, if there are so many, and all of it. */
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
