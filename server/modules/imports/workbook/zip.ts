import { crc32, createInflateRaw } from 'node:zlib';
import { limits } from '#contract/limits.ts';
import { BadWorkbook, damaged } from './badWorkbook.ts';

/*
 * The zip around a workbook. It is read here, since every limit has to hold before anything is
 * unpacked, and while it is: sizes are those of the central directory, and a part that unfolds to
 * more than it says there is not read any further.
 */

export interface ZipEntry {
  name: string;
  /** Unpacked, as the directory says. */
  size: number;
  packedSize: number;
  crc: number;
  isPacked: boolean;
  /** Of its local header. */
  offset: number;
}

const marks = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50 };
const locator64 = 0x07064b50;
const elsewhere = 0xffff_ffff;
const endBytes = 22;
const maxComment = 0xffff;

/** Whether it begins as a zip does. */
export const isZip = (content: Buffer): boolean =>
  content.length >= endBytes && content.readUInt32LE(0) === marks.local;

/** The files in it by their name, which counts without case. @throws BadWorkbook */
export const zipEntries = (content: Buffer): Map<string, ZipEntry> => {
  try {
    return entriesOf(content);
  } catch (error) {
    // a place that is not in the file
    throw error instanceof RangeError ? damaged(error) : error;
  }
};

const entriesOf = (content: Buffer): Map<string, ZipEntry> => {
  const { count, start } = directoryOf(content);
  if (count > limits.importParts) throw new BadWorkbook('WORKBOOK_PARTS');
  const entries = new Map<string, ZipEntry>();
  let unpacked = 0;
  let at = start;
  for (let n = 0; n < count; n += 1) {
    const { entry, next } = entryAt(content, at);
    const key = partKey(entry.name);
    // two of one name: programs would disagree on which is meant
    if (entries.has(key)) throw damaged();
    entries.set(key, entry);
    unpacked += entry.size;
    at = next;
  }
  if (unpacked > limits.importUnpackedBytes) throw new BadWorkbook('WORKBOOK_UNPACKED');
  return entries;
};

/** How a part is found: without case, and however its path is written. */
export const partKey = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

const directoryOf = (content: Buffer): { count: number; start: number } => {
  const last = content.length - endBytes;
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1) {
    if (content.readUInt32LE(at) !== marks.end) continue;
    const count = content.readUInt16LE(at + 10);
    const start = content.readUInt32LE(at + 16);
    return count === 0xffff || start === elsewhere ? directory64Of(content, at) : { count, start };
  }
  throw damaged();
};

/** Some programs write the long form whatever the size. */
const directory64Of = (content: Buffer, end: number): { count: number; start: number } => {
  const locator = end - 20;
  if (content.readUInt32LE(locator) !== locator64) throw damaged();
  const at = numberAt(content, locator + 8);
  if (content.readUInt32LE(at) !== marks.end64) throw damaged();
  return { count: numberAt(content, at + 32), start: numberAt(content, at + 48) };
};

const numberAt = (content: Buffer, at: number): number => {
  const number = content.readBigUInt64LE(at);
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged();
  return Number(number);
};

const entryAt = (content: Buffer, at: number): { entry: ZipEntry; next: number } => {
  if (content.readUInt32LE(at) !== marks.central) throw damaged();
  const isEncrypted = (content.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw new BadWorkbook('WORKBOOK_ENCRYPTED');
  const method = content.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw damaged();
  const nameEnd = at + 46 + content.readUInt16LE(at + 28);
  const extraEnd = nameEnd + content.readUInt16LE(at + 30);
  const sizes = [24, 20, 42].map((place) => content.readUInt32LE(at + place));
  const [size = 0, packedSize = 0, offset = 0] = longSizes(content, nameEnd, extraEnd, sizes);
  return {
    entry: {
      name: content.toString('utf8', at + 46, nameEnd),
      size,
      packedSize,
      crc: content.readUInt32LE(at + 16),
      isPacked: method === 8,
      offset,
    },
    next: extraEnd + content.readUInt16LE(at + 32),
  };
};

/** Those that stand elsewhere do so in the extra field 1, in this order. */
const longSizes = (content: Buffer, from: number, to: number, sizes: number[]): number[] => {
  if (!sizes.includes(elsewhere)) return sizes;
  let at = from;
  while (content.readUInt16LE(at) !== 1) {
    at += 4 + content.readUInt16LE(at + 2);
    if (at >= to) throw damaged();
  }
  at += 4;
  return sizes.map((size) => {
    if (size !== elsewhere) return size;
    const long = numberAt(content, at);
    at += 8;
    return long;
  });
};

const chunkBytes = 65_536;

/** What a file of the zip holds, part by part. @throws BadWorkbook */
export async function* unpacked(content: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { size, crc } = entry;
  let length = 0;
  let sum = 0;
  for await (const chunk of chunksOf(packedOf(content, entry), entry.isPacked)) {
    length += chunk.length;
    if (length > size) throw new BadWorkbook('WORKBOOK_UNPACKED');
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (length !== size || sum !== crc) throw damaged();
}

const packedOf = (content: Buffer, { offset, packedSize }: ZipEntry): Buffer => {
  const isThere = offset + 30 <= content.length && content.readUInt32LE(offset) === marks.local;
  if (!isThere) throw damaged();
  const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
  if (start + packedSize > content.length) throw damaged();
  return content.subarray(start, start + packedSize);
};

async function* chunksOf(packed: Buffer, isPacked: boolean): AsyncGenerator<Buffer> {
  if (!isPacked) {
    for (let at = 0; at < packed.length; at += chunkBytes) {
      yield packed.subarray(at, at + chunkBytes);
    }
    return;
  }
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield chunk as Buffer;
  } catch (error) {
    throw damaged(error);
  }
}
