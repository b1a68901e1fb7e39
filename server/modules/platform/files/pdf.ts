import { promisify } from 'node:util';
import { inflate as inflateZlib } from 'node:zlib';

/** Reasons to reject an uploaded document; also the key of the message. */
type DocumentFault = 'FILE_TYPE' | 'FILE_DAMAGED' | 'FILE_ACTIVE';

const inflate = promisify(inflateZlib);

/** Readers look for the end marker within this many of the last bytes. */
const endBytes = 1024;

/** How much of a document's compressed objects is inspected; one with more is refused. */
const mostInflated = 67_108_864;

/**
 * The names of active content (ISO 32000-2, 12.6.4 and 7.11.4): scripts, programs to start, attached
 * files, and forms that are sent. They are long enough not to occur in a picture by chance.
 */
const active = /\/(JavaScript|Launch|EmbeddedFile|FileAttachment|RichMedia|SubmitForm|ImportData)/;

/**
 * Checks that the content, whatever its name, is a complete PDF that only shows pages. What it could
 * do besides is refused instead of removed, because a removal that misses something is worse.
 */
export const faultOfPdf = async (content: Buffer): Promise<DocumentFault | null> => {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return 'FILE_TYPE';
  const end = content.toString('latin1', Math.max(0, content.length - endBytes));
  if (!/startxref\s+\d+\s+%%EOF/.test(end)) return 'FILE_DAMAGED';
  return (await isActive(content)) ? 'FILE_ACTIVE' : null;
};

const isActive = async (content: Buffer): Promise<boolean> => {
  const text = content.toString('latin1');
  if (active.test(plainNames(text))) return true;
  let left = mostInflated;
  for (const { start, dictionary } of compressedStreams(text)) {
    const holdsObjects = /\/ObjStm\b/.test(dictionary);
    if (!holdsObjects && /\/(Image|Length1)\b/.test(dictionary)) continue;
    if (left <= 0) return true;
    const data = isPlain(dictionary) ? await inflated(content.subarray(start), left) : null;
    // objects that cannot be read, such as encrypted ones, may be anything
    if (data === null ? holdsObjects : active.test(plainNames(data))) return true;
    left -= data?.length ?? 0;
  }
  return false;
};

/** A letter of a name may be written as its number: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_code, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

interface CompressedStream {
  /** Index of the first byte of its data. */
  start: number;
  dictionary: string;
}

const compressedStreams = function* (text: string): Generator<CompressedStream> {
  for (const { index, 0: word } of text.matchAll(/\bstream[ \t]*(?:\r\n|\n|\r)/g)) {
    const dictionary = plainNames(text.slice(text.lastIndexOf('obj', index), index));
    if (/\/(Filter|F)\b/.test(dictionary)) yield { start: index + word.length, dictionary };
  }
};

/** Whether the data are compressed in the one common way, without a further step that hides names. */
const isPlain = (dictionary: string): boolean =>
  /\/FlateDecode\b|\/Fl\b/.test(dictionary) &&
  !/\/(Predictor|\w+HexDecode|\w+85Decode|LZWDecode|RunLengthDecode|Crypt)\b/.test(dictionary);

/** The data of a stream; null if they are damaged or longer than `most` bytes. */
const inflated = async (data: Buffer, most: number): Promise<string | null> => {
  try {
    return (await inflate(data, { maxOutputLength: most })).toString('latin1');
  } catch {
    return null;
  }
};
