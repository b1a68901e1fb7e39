import sharp from 'sharp';
import type { Finding } from '#server/db/checkTables.ts';
import type { Db } from '#server/db/database.ts';
import type { FileStore } from '#server/storage/files.ts';
import { sha256 } from '#server/storage/sha256.ts';

export interface FileCheck {
  findings: Finding[];
  files: number;
}

const atOnce = 200;

/** A file that a row describes. */
interface Known {
  name: string;
  key: string;
  bytes: number | null;
  digest: string | null;
}

/**
 * Reads the file of every picture and compares it with its sum, or where none is kept, sees whether
 * it is a picture. Pictures of the demo that nobody has looked at yet have no file.
 */
export const checkPictures = (db: Db, files: FileStore): Promise<FileCheck> =>
  checkEach(files, isPicture, async (after, names) => {
    const rows = await db
      .selectFrom('uploads')
      .select(['filename as name', 'bytes', 'digest'])
      .where('filename', '>', after)
      .$if(names !== undefined, (query) => query.where('filename', 'in', names ?? []))
      .orderBy('filename')
      .limit(atOnce)
      .execute();
    return rows.map((row) => ({ ...row, key: `originals/${row.name}` }));
  });

/**
 * Reads the file of every document and compares it with its sum, or if it was stored before documents
 * had one, with its length and the first bytes of a PDF.
 */
export const checkDocuments = (db: Db, files: FileStore): Promise<FileCheck> =>
  checkEach(files, isPdf, async (after, names) => {
    const rows = await db
      .selectFrom('files')
      .select(['name', 'bytes', 'digest'])
      .where('name', '>', after)
      .$if(names !== undefined, (query) => query.where('name', 'in', names ?? []))
      .orderBy('name')
      .limit(atOnce)
      .execute();
    return rows.map((row) => ({ ...row, key: `files/${row.name}` }));
  });

type ReadRows = (after: string, names?: readonly string[]) => Promise<Known[]>;

const checkEach = async (
  files: FileStore,
  isWhole: (content: Buffer) => Promise<boolean>,
  readRows: ReadRows,
): Promise<FileCheck> => {
  const result: FileCheck = { findings: [], files: 0 };
  for (let after = ''; ; ) {
    const rows = await readRows(after);
    if (rows.length === 0) return result;
    after = rows.at(-1)?.name ?? '';
    const problems = new Map<string, Finding>();
    for (const row of rows) {
      const problem = await problemOf(row, await files.read(row.key), isWhole);
      if (problem) problems.set(row.name, { name: row.key, problem });
    }
    result.files += rows.length;
    if (problems.size === 0) continue;
    // a server that is running may have removed row and file meanwhile
    const still = await readRows('', [...problems.keys()]);
    for (const { name } of still) result.findings.push(problems.get(name) as Finding);
  }
};

const problemOf = async (
  { name, bytes, digest }: Known,
  content: Buffer | null,
  isWhole: (content: Buffer) => Promise<boolean>,
): Promise<string | null> => {
  // the demo's are made when they are first requested
  if (!content) return digest === null && name.startsWith('demo-') ? null : 'the file is missing';
  if (digest !== null) {
    const isSame = sha256(content) === digest;
    return isSame ? null : 'the file has been changed: its sum differs';
  }
  if (name.startsWith('demo-')) return null;
  if (bytes !== null && content.length !== bytes) {
    return `the file has been changed: it has ${content.length} bytes instead of ${bytes}`;
  }
  return (await isWhole(content)) ? null : 'the file cannot be read';
};

const isPicture = async (content: Buffer): Promise<boolean> =>
  sharp(content)
    .stats()
    .then(
      () => true,
      () => false,
    );

const isPdf = async (content: Buffer): Promise<boolean> =>
  content.subarray(0, 5).toString('latin1') === '%PDF-';
