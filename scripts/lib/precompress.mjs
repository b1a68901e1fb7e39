import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const textFile = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Below this many bytes, headers outweigh the savings. */
const worthwhile = 1_024;

/**
 * Writes a .br and a .gz beside every text file of the folder, so that serving needs no
 * compression.
 * @param {string} folder
 */
export const precompress = async (folder) => {
  const entries = await fs.readdir(folder, { recursive: true });
  await Promise.all(
    entries
      .filter((name) => textFile.test(name))
      .map((name) => compressFile(path.join(folder, name))),
  );
};

const compressFile = async (file) => {
  const content = await fs.readFile(file);
  if (content.length < worthwhile) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } =
    zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((data) => fs.writeFile(`${file}.br`, data)),
    gzip(content, { level: 9 }).then((data) => fs.writeFile(`${file}.gz`, data)),
  ]);
};
