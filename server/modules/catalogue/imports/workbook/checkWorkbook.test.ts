import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { limits } from '#contract/limits.ts';
import { rawWorkbook } from '#tests/support/rawWorkbook.ts';
import { readSheets } from '#tests/support/readSheets.ts';
import { workbook, zipped } from '#tests/support/workbook.ts';
import { BadWorkbook, type WorkbookFault } from './badWorkbook.ts';
import { checkWorkbook } from './checkWorkbook.ts';
import { unpacked } from './zip.ts';

const good = () => workbook([['SKU'], ['S-1']]);

const faultOf = async (content: Buffer | Promise<Buffer>): Promise<WorkbookFault | null> => {
  try {
    await checkWorkbook(await content);
    return null;
  } catch (error) {
    if (error instanceof BadWorkbook) return error.fault;
    throw error;
  }
};

const typed = (type: string, files: Record<string, string> = {}) =>
  zipped({
    '[Content_Types].xml': `<Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`,
    ...files,
  });
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The workbook with other bytes at a position of the directory's first entry. */
const patched = async (place: number, write: (content: Buffer, at: number) => void) => {
  const content = await good();
  write(content, content.indexOf('PK\x01\x02', 0, 'latin1') + place);
  return content;
};

describe('a file that is said to be a workbook', () => {
  test('may declare types for extensions that none of its parts has', async () => {
    const binary =
      '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>';
    const withDefault = (more: Record<string, string>) =>
      zipped({
        '[Content_Types].xml': `<Types>${binary}<Override PartName="/a.xml" ContentType="${excel}.sheet.main+xml"/></Types>`,
        'a.xml': '<workbook/>',
        ...more,
      });
    expect(await faultOf(withDefault({}))).toBeNull();
    expect(await faultOf(withDefault({ 'xl/workbook.bin': '' }))).toBe('WORKBOOK_MACROS');
  });

  test('is one', async () => {
    expect(await faultOf(good())).toBeNull();
  });

  test.each<[string, () => Buffer | Promise<Buffer>, WorkbookFault]>([
    ['is empty', () => Buffer.alloc(0), 'WORKBOOK_TYPE'],
    ['is a text', () => Buffer.from('SKU;Preis\nS-1;49'), 'WORKBOOK_TYPE'],
    ['is a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'WORKBOOK_TYPE'],
    ['is any zip', () => zipped({ 'a.txt': 'a' }), 'WORKBOOK_TYPE'],
    [
      'is a text document',
      () => typed(`${excel.replace('spread', 'word')}.main+xml`),
      'WORKBOOK_TYPE',
    ],
    [
      'is a workbook of before 2007',
      () => Buffer.concat([ole, Buffer.alloc(600)]),
      'WORKBOOK_TYPE',
    ],
    [
      'is encrypted',
      () => Buffer.concat([ole, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
      'WORKBOOK_ENCRYPTED',
    ],
    [
      'has encrypted parts',
      () => patched(8, (content, at) => content.writeUInt16LE(content.readUInt16LE(at) | 1, at)),
      'WORKBOOK_ENCRYPTED',
    ],
    [
      'may hold macros',
      () => typed('application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
      'WORKBOOK_MACROS',
    ],
    [
      'holds macros under another name',
      () => typed(`${excel}.sheet.main+xml`, { 'xl/vbaProject.bin': 'Sub' }),
      'WORKBOOK_MACROS',
    ],
    ['is too large', () => Buffer.alloc(limits.importBytes + 1), 'WORKBOOK_TOO_LARGE'],
    [
      'says that it unfolds to too much',
      () => patched(24, (content, at) => content.writeUInt32LE(limits.importUnpackedBytes + 1, at)),
      'WORKBOOK_UNPACKED',
    ],
    [
      'has too many parts',
      async () => {
        const content = await good();
        const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1');
        content.writeUInt16LE(limits.importParts + 1, end + 10);
        return content;
      },
      'WORKBOOK_PARTS',
    ],
    [
      'is packed in a way nobody knows',
      () => patched(10, (content, at) => content.writeUInt16LE(99, at)),
      'WORKBOOK_DAMAGED',
    ],
    ['has a part twice', () => zipped({ 'a.xml': '', 'A.xml': '' }), 'WORKBOOK_DAMAGED'],
    ['ends early', async () => (await good()).subarray(0, -30), 'WORKBOOK_DAMAGED'],
    [
      'has an entity of its own',
      () =>
        rawWorkbook({
          files: { '[Content_Types].xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
        }),
      'WORKBOOK_DAMAGED',
    ],
  ])('%s', async (_, content, fault) => {
    expect(await faultOf(content())).toBe(fault);
  });

  test('says what is possible', () => {
    expect(new BadWorkbook('WORKBOOK_TOO_LARGE').args).toEqual({ limit: 25 });
    expect(new BadWorkbook('WORKBOOK_DAMAGED').args).toEqual({});
  });
});

test('a zip64 file is read like any other', async () => {
  const zip = new ZipFile();
  const entries = await good().then(checkWorkbook);
  expect(entries.size).toBe(5);
  for (const entry of entries.values()) {
    const chunks: Buffer[] = [];
    for await (const chunk of unpacked(entry)) chunks.push(chunk);
    zip.addBuffer(Buffer.concat(chunks), entry.name, { forceZip64Format: true });
  }
  zip.end({ forceZip64Format: true, comment: '' });
  const long = await buffer(zip.outputStream as Readable);
  expect((await readSheets(long)).rows.map(({ cells }) => cells)).toEqual([['S-1']]);
});
