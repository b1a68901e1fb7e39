import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { internetAt } from '#scripts/lib/internetAt.mjs';
import type { Db } from '#server/db/database.ts';
import { createAffiliateNetwork, createAffiliateProduct } from '#tests/factories/affiliate.ts';
import { signedIn } from '#tests/factories/people.ts';
import { csvOf } from '#tests/support/feeds.ts';
import { extent } from './support/extent.ts';
import { createHouse, type House } from './support/house.ts';
import { inHouse } from './support/killEverywhere.ts';
import type { KillPoint } from './support/killing.ts';
import { killAtEachStep } from './support/killJob.ts';

const rows = extent(1_000, 4_000);
const categories = 50;
/** Products of an earlier feed. */
const former = 3;

/** The transaction that marks them, which has one batch, and the one that ends the run. */
const marking = 'gone_at is not null as is_gone';
const ending = 'update affiliate_categories c set n';
const marked: KillPoint = { within: marking, at: 'committed' };
const endings: readonly KillPoint[] = extent(
  [marked],
  [{ within: marking, at: 'commit' }, marked, { within: ending, at: 'committed' }],
);

/** A network with a feed and products that are no longer in it, and an administrator's session. */
const furnish = async (house: House) => {
  const host = path.join(house.folder, 'internet/feeds.example');
  fs.mkdirSync(host, { recursive: true });
  const lines = Array.from({ length: rows }, (_, n) => ({
    ...{ id: `P-${n}`, category: `K ${n % categories}` },
  }));
  fs.writeFileSync(path.join(host, 'feed.csv'), csvOf(lines));
  return inHouse(house, async (db) => {
    const { token } = await signedIn(db, 'admin');
    const { id } = await createAffiliateNetwork(db, {
      feed_url: 'https://feeds.example/feed.csv',
    });
    for (let n = 0; n < former; n += 1) await createAffiliateProduct(db, { network_id: id });
    return { token, id };
  });
};

/** The run counts what is there: each row once, and each product that is gone once. */
const assertWhole = async (db: Db, done: number): Promise<void> => {
  const { rows: runs } = await sql<{ gone: number; unchanged: number }>`
    select rows, added, changed, unchanged, gone, refused from affiliate_runs`.execute(db);
  const { rows: found } = await sql<{ gone: number }>`
    select (count(*) filter (where external_id like 'P-%'))::int as added,
      count(distinct external_id)::int as ids, count(gone_at)::int as gone,
      (select count(*)::int from affiliate_categories) as categories
    from affiliate_products`.execute(db);
  const gone = found[0]?.gone ?? 0;
  expect([0, former]).toContain(gone);
  expect(found).toEqual([{ added: done, ids: done + former, gone, categories }]);
  const { unchanged = 0 } = runs[0] ?? {};
  expect(runs).toEqual([{ rows: done, added: done, changed: 0, unchanged, gone, refused: 0 }]);
};

test('a feed whose reading is killed at every step of a batch, and at its end: each row counts once', {
  timeout: 1_800_000,
}, async () => {
  const house = await createHouse();
  try {
    const { token, id } = await furnish(house);
    const job = {
      name: 'feed',
      token,
      document: 'mutation ($id: ID!) { runAffiliateFeed(id: $id) { data { id } } }',
      variables: { id },
      rows,
      assertWhole,
      endings,
      // further each time, because the feed is read again from its start
      nth: (place: number) => place + 2,
      settings: internetAt(path.join(house.folder, 'internet')),
    };
    const kills = await killAtEachStep(house, job, extent(['committed'], undefined));
    process.stdout.write(`${kills} kills\n`);
    await inHouse(house, async (db) => {
      const { rows: runs } = await sql`select state, rows, gone from affiliate_runs`.execute(db);
      expect(runs).toEqual([{ state: 'done', rows, gone: former }]);
      const { rows: counted } = await sql`
        select n, count(*)::int as categories from affiliate_categories group by n`.execute(db);
      expect(counted).toEqual([{ n: rows / categories, categories }]);
    });
  } finally {
    await house.remove();
  }
});
