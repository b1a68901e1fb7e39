import path from 'node:path/posix';
import { limits } from '#contract/limits.ts';
import { BadWorkbook } from './badWorkbook.ts';
import { readAll } from './xml.ts';
import { isZip, unpacked, type ZipEntry, zipEntries } from './zip.ts';

/** Container format of encrypted workbooks and of those before 2007. */
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

const typesPart = '[content_types].xml';
/** Far more than any workbook needs. */
const typesBytes = 2_097_152;
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/**
 * Checks by content whether a file is a readable workbook; returns its parts. Cheap enough to run
 * during the request.
 * @throws BadWorkbook
 */
export const checkWorkbook = async (content: Buffer): Promise<Map<string, ZipEntry>> => {
  if (content.length > limits.importBytes) throw new BadWorkbook('WORKBOOK_TOO_LARGE');
  if (content.subarray(0, ole.length).equals(ole)) {
    const isEncrypted = content.includes(encryptedPackage);
    throw new BadWorkbook(isEncrypted ? 'WORKBOOK_ENCRYPTED' : 'WORKBOOK_TYPE');
  }
  if (!isZip(content)) throw new BadWorkbook('WORKBOOK_TYPE');
  const entries = await zipEntries(content);
  const types = await contentTypes(entries);
  const hasMacros =
    types.some((type) => /macroenabled|vbaproject/i.test(type)) ||
    [...entries.keys()].some((name) => name.endsWith('/vbaproject.bin'));
  if (hasMacros) throw new BadWorkbook('WORKBOOK_MACROS');
  if (!types.includes(workbookType)) throw new BadWorkbook('WORKBOOK_TYPE');
  return entries;
};

/**
 * The content types it declares, except for extensions that no part has: programs also declare some
 * of those, such as the one of workbooks with macros.
 */
const contentTypes = async (entries: ReadonlyMap<string, ZipEntry>): Promise<string[]> => {
  const part = entries.get(typesPart);
  if (!part || part.size > typesBytes) throw new BadWorkbook('WORKBOOK_TYPE');
  const endings = new Set([...entries.keys()].map((name) => path.extname(name).slice(1)));
  const types: string[] = [];
  await readAll(unpacked(part), {
    open: (_, { ContentType, Extension }) => {
      if (ContentType === undefined) return;
      if (Extension === undefined || endings.has(Extension.toLowerCase())) types.push(ContentType);
    },
  });
  return types;
};
