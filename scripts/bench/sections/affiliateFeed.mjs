import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureFeed, writeFeed } from '#scripts/bench/feed.mjs';
import { count, ms, table, times } from '#scripts/bench/format.mjs';
import { internetAt } from '#scripts/lib/internetAt.mjs';

export const title = 'Reading a feed';

/**
 * On a separate server, whose memory is measured and whose internet is simulated by a folder.
 * @param {import('../stage.mjs').Stage} stage
 */
export const measure = async (stage) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  try {
    writeFeed(folder);
    return await stage.withScratchDatabase((url) =>
      stage.withDemo({ DATABASE_URL: url, ...internetAt(folder) }, (place) =>
        measureFeed(place, url),
      ),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

export const report = ({ rows, first, second, written, idleMs, residentMb }) => [
  `A csv feed of ${count(rows)} products in 400 categories, on PostgreSQL with the demo data:`,
  'first all of them new, then once more without changes, while the first page of the variations is',
  'opened every second.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['first run', seconds(first.spentMs), '300 s'],
      ['second run', seconds(second.spentMs), ''],
      ['rows that the second run writes', String(written), '0'],
      ['p95 of the list when idle', ms(idleMs), ''],
      ['during the first run, compared with idle', times(first.p95Ms / idleMs), '5 times'],
      ['during the second run, compared with idle', times(second.p95Ms / idleMs), '5 times'],
      ['resident memory of the server', `${residentMb.toFixed(0)} MB`, ''],
    ],
  ),
];

const seconds = (spentMs) => `${(spentMs / 1000).toFixed(0)} s`;
