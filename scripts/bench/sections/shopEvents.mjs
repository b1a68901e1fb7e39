import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { count, seconds, table } from '#scripts/bench/format.mjs';
import { measureShopEvents } from '#scripts/bench/shopEvents.mjs';
import { internetAt } from '#scripts/lib/internetAt.mjs';

export const title = 'Events for shops';

/**
 * On a separate server, whose internet is simulated by a folder.
 * @param {import('../stage.mjs').Stage} stage
 */
export const measure = async ({ withScratchDatabase, seedVariations, withDemo, sizes }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  try {
    return await withScratchDatabase(async (databaseUrl) => {
      await seedVariations(databaseUrl, sizes.changes);
      return withDemo({ DATABASE_URL: databaseUrl, ...internetAt(folder) }, (place) =>
        measureShopEvents(place, { databaseUrl, folder, changes: sizes.changes }),
      );
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

export const report = ({ orderMs, catalogueMs, job }) => [
  'From the answer to a save until the event has arrived at the server of a shop, on PostgreSQL; medians of 10. Then',
  `the same, the slowest, while a job changes the prices of ${count(job.rows)} variations.`,
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['a payment of an order', seconds(orderMs), '3 s'],
      ['a banner', seconds(catalogueMs), '3 s'],
      ['the job', seconds(job.spentMs), ''],
      ['a payment during the job', seconds(job.orderMs), '10 s'],
      ['a banner during the job', seconds(job.catalogueMs), '10 s'],
      [`events with the ${count(job.changes)} changes`, count(job.bundles), ''],
    ],
  ),
];
