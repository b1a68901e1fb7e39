import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { limits } from '#contract/limits.ts';
import { BadWorkbook, damaged } from './badWorkbook.ts';

/* Reads the zip container of a workbook with yauzl. Limits are checked against the central
   directory before anything is unpacked, and again while unpacking, because a part may expand
   to more than the directory states. */

export interface ZipEntry {
  name: string;
  /** Unpacked size as stated in the directory. */
  size: number;
  crc: number;
  open: () => Promise<Readable>;
}

const localMark = Buffer.from('PK\x03\x04');

/** Whether it starts with the signature of a zip file. */
export const isZip = (content: Buffer): boolean =>
  content.subarray(0, localMark.length).equals(localMark);

/** The files in the zip by name, ignoring case. @throws BadWorkbook */
export const zipEntries = async (content: Buffer): Promise<Map<string, ZipEntry>> => {
  try {
    return await entriesOf(
      // names are looked up, never written to; sizes are compared while a file is unpacked
      await fromBufferPromise(content, {
        lazyEntries: true,
        decodeStrings: false,
        validateEntrySizes: false,
      }),
    );
  } catch (error) {
    throw error instanceof BadWorkbook ? error : damaged(error);
  }
};

const entriesOf = async (zip: ZipFile): Promise<Map<string, ZipEntry>> => {
  if (zip.entryCount > limits.importParts) throw new BadWorkbook('WORKBOOK_PARTS');
  const entries = new Map<string, ZipEntry>();
  let unpackedBytes = 0;
  for await (const found of zip.eachEntry()) {
    const entry = entryOf(zip, found);
    const key = partKey(entry.name);
    // two files with the same name: programs would disagree on which one counts
    if (entries.has(key)) throw damaged();
    entries.set(key, entry);
    unpackedBytes += entry.size;
  }
  if (unpackedBytes > limits.importUnpackedBytes) throw new BadWorkbook('WORKBOOK_UNPACKED');
  return entries;
};

const entryOf = (zip: ZipFile, entry: Entry): ZipEntry => {
  if (entry.isEncrypted()) throw new BadWorkbook('WORKBOOK_ENCRYPTED');
  if (!entry.canDecodeFileData()) throw damaged();
  return {
    name: entry.fileNameRaw.toString(),
    size: entry.uncompressedSize,
    crc: entry.crc32,
    open: () => zip.openReadStreamPromise(entry),
  };
};

/** Normalises a part's name: ignores case and the notation of the path. */
export const partKey = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** The content of a file in the zip, chunk by chunk. @throws BadWorkbook */
export async function* unpacked({ open, size, crc }: ZipEntry): AsyncGenerator<Buffer> {
  let length = 0;
  let sum = 0;
  for await (const chunk of chunksOf(open)) {
    length += chunk.length;
    if (length > size) throw new BadWorkbook('WORKBOOK_UNPACKED');
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (length !== size || sum !== crc) throw damaged();
}

async function* chunksOf(open: ZipEntry['open']): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await open()) yield chunk as Buffer;
  } catch (error) {
    throw damaged(error);
  }
}
