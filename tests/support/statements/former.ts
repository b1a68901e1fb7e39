import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** The last release: its commit, and the statements that its server composes. */
type Former = { commit: string; statements: string[] };

const file = path.join(import.meta.dirname, 'former.json.br');

export const readFormer = (): Former =>
  JSON.parse(`${brotliDecompressSync(fs.readFileSync(file))}`);

export const writeFormer = (former: Former): void =>
  fs.writeFileSync(file, brotliCompressSync(JSON.stringify(former)));
