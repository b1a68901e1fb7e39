import { isUtf8 } from 'node:buffer';
import { BadFeed } from './badFeed.ts';

type Chunks = AsyncIterable<Buffer>;

/** Bytes that suffice for detecting the encoding. */
const headBytes = 65_536;

/**
 * Decodes the text of a feed. The encoding comes from its byte order mark, or else from the host's
 * header, or else from its XML declaration; without any of these, it is UTF-8, or Windows-1252 if
 * the beginning is not valid UTF-8.
 * @param contentType the host's header; empty if there is none
 * @throws {BadFeed} for an unknown encoding, and for bytes that are invalid in it
 */
export async function* decoded(chunks: Chunks, contentType: string): AsyncGenerator<string> {
  const source = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let encoding = '';
  try {
    while (head.length < headBytes) {
      const { done, value } = await source.next();
      if (done) break;
      head = Buffer.concat([head, value]);
    }
    encoding = encodingOf(head, contentType);
    const decoder = decoderOf(encoding);
    yield decodedBy(decoder, encoding, head);
    for (;;) {
      const { done, value } = await source.next();
      if (done) break;
      yield decodedBy(decoder, encoding, value);
    }
    yield decodedBy(decoder, encoding);
  } finally {
    await source.return?.();
  }
}

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    throw new BadFeed('ENCODING', { encoding }, error);
  }
};

const decodedBy = (decoder: TextDecoder, encoding: string, chunk?: Buffer): string => {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new BadFeed('ENCODING', { encoding }, error);
  }
};

const encodingOf = (head: Buffer, contentType: string): string =>
  markOf(head) ?? /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? writtenIn(head);

/** Detects the encoding by the byte order mark, or by the zero byte beside the first "<". */
const markOf = (head: Buffer): string | undefined => {
  const [one, two, three] = head;
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8';
  if ((one === 0xff && two === 0xfe) || (one === 0x3c && two === 0)) return 'utf-16le';
  if ((one === 0xfe && two === 0xff) || (one === 0 && two === 0x3c)) return 'utf-16be';
  return undefined;
};

const writtenIn = (head: Buffer): string => {
  const start = head.toString('latin1', 0, 200);
  if (start.startsWith('<?xml')) {
    return /\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  }
  return isUtf8(wholeCharacters(head)) ? 'utf-8' : 'windows-1252';
};

/** Removes a character that the end cuts in two. */
const wholeCharacters = (head: Buffer): Buffer => {
  for (let back = 1; back <= Math.min(3, head.length); back += 1) {
    const byte = head[head.length - back] ?? 0;
    if (byte >= 0xc0) return head.subarray(0, head.length - back);
    if (byte < 0x80) break;
  }
  return head;
};
