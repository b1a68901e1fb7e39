import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/lib/project.mjs';
import { mediansOf } from './medians.mjs';
import { workbookOf } from './workbook.mjs';

const runs = 5;
const rows = 50_000;
const columns = 15;

/**
 * Measures reading 50,000 rows of 15 columns in the built reader process, each part of which is
 * consumed immediately; medians of 5 runs.
 * @returns {Promise<{ rows: number, columns: number, kilobytes: number, readMs: number,
 * rowsPerSecond: number, peakMegabytes: number }>} `readMs` from starting the process until its
 * last row; `peakMegabytes` resident
 */
export const measureReadWorkbook = async () => {
  const content = await workbookOf(cells());
  const measured = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(content));
  const { readMs, peakMegabytes } = mediansOf(measured);
  return {
    rows,
    columns,
    kilobytes: content.length / 1024,
    readMs,
    rowsPerSecond: (rows / readMs) * 1000,
    peakMegabytes,
  };
};

/** Unique names, repeated texts and numbers, like workbooks of products. */
function* cells() {
  yield ['SKU', ...Array.from({ length: columns - 1 }, (_, column) => `Spalte ${column + 2}`)];
  for (let row = 0; row < rows; row += 1) {
    const texts = Array.from(
      { length: columns - 3 },
      (_, column) => `Wert ${column}-${row % 1000}`,
    );
    yield [`S-${row}`, `Sofa Nr. ${row} mit Bezug aus Leinen`, (row * 11) / 10, ...texts];
  }
}

const measureOnce = async (content) => {
  const start = performance.now();
  const reader = fork(
    path.join(root, 'dist/server/modules/catalogue/imports/workbook/workbookReader.js'),
    {
      execArgv: ['--max-old-space-size=300'],
      env: {},
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    },
  );
  let read = 0;
  let readMs = 0;
  let peakMegabytes = 0;
  reader.on('message', (message) => {
    if (message.fault) throw new Error(message.fault);
    read += message.rows?.length ?? 0;
    if (read === rows) readMs = performance.now() - start;
    peakMegabytes = peakOf(reader.pid) || peakMegabytes;
    if (message.rows || message.head) reader.send('taken', () => undefined);
  });
  reader.stdin.end(content);
  await once(reader, 'exit');
  if (read !== rows) throw new Error(`${read} rows were read.`);
  return { readMs, peakMegabytes };
};

/** The peak memory of a process on Linux; 0 after it has ended. */
const peakOf = (pid) => {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
