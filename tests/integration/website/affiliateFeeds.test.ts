import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { berlinTime, momentInBerlin } from '#contract/berlinTime.ts';
import { limits } from '#contract/limits.ts';
import { startDueFeeds } from '#server/modules/website/affiliateNetworks/start.ts';
import { createCategory } from '#tests/factories/structure.ts';
import { type FeedHost, startFeedHost } from '#tests/support/feedHost.ts';
import { csvOf, feedReader } from '#tests/support/feeds.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

let host: FeedHost;
let feeds: ReturnType<typeof feedReader>;
beforeAll(async () => {
  host = await startFeedHost();
  feeds = feedReader(api, host, () => admin);
});
afterAll(() => host.close());

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ id: `P-${String(from + n).padStart(5, '0')}` }));

/** The physical position of each table row: a written or locked row has a different one. */
const placesOf = async (network: string) => {
  const { rows } = await sql<{ place: string }>`
    select p.ctid::text || p.xmin::text || p.xmax::text as place from affiliate_products p
    where p.network_id = ${network}
    union all
    select c.ctid::text || c.xmin::text || c.xmax::text from affiliate_categories c
    where c.network_id = ${network} order by 1`.execute(api.db);
  return rows.map(({ place }) => place);
};

const jobOf = async (id: string) => {
  const { rows } = await sql<{
    state: string;
    msg: string | null;
    done: number;
    failed: number;
    total: number;
  }>`
    select state, msg, done, failed, total from jobs where id = ${id}`.execute(api.db);
  return rows[0];
};

describe('a feed', () => {
  test('imports hidden products and their categories, and reports the result', async () => {
    const { id } = await feeds.connect(
      csvOf([{ id: 'a' }, { id: 'b', price: '1.299,00 €', category: 'Licht' }]),
    );
    const network = await feeds.read(id);
    expect(network).toMatchObject({
      state: 'done',
      productCount: 2,
      publishedCount: 0,
      unmappedCount: 2,
      lastRun: { added: 2, changed: 0, unchanged: 0, gone: 0, refused: 0, rows: 2, msg: '' },
    });
    expect(network.lastRun?.userName).toBe('Ada Admin');
    expect(await feeds.products(id)).toEqual([
      {
        external_id: 'a',
        title: 'Tisch a',
        price: '12.50',
        status: 'hidden',
        is_gone: false,
        path: 'Möbel > Tische',
      },
      {
        external_id: 'b',
        title: 'Tisch b',
        price: '1299.00',
        status: 'hidden',
        is_gone: false,
        path: 'Licht',
      },
    ]);
  });

  test('writes nothing if it is unchanged', async () => {
    const { id } = await feeds.connect(csvOf(many(250)));
    await feeds.read(id);
    const before = await placesOf(id);
    expect(before).toHaveLength(251);
    const { lastRun } = await feeds.read(id);
    expect(lastRun).toMatchObject({ added: 0, changed: 0, unchanged: 250, gone: 0 });
    expect(await placesOf(id)).toEqual(before);
  });

  test('changes what differs, marks missing products, and restores those that reappear', async () => {
    const { id, path } = await feeds.connect(csvOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }]));
    await feeds.read(id);
    host.serve(path, csvOf([{ id: 'a', price: '9' }, { id: 'c' }, { id: 'd' }]));
    const { lastRun, productCount } = await feeds.read(id);
    expect(lastRun).toMatchObject({ added: 1, changed: 1, unchanged: 1, gone: 1, expected: 3 });
    expect(productCount).toBe(3);
    expect((await feeds.products(id)).map((p) => [p.external_id, p.price, p.is_gone])).toEqual([
      ['a', '9.00', false],
      ['b', '12.50', true],
      ['c', '12.50', false],
      ['d', '12.50', false],
    ]);
    host.serve(path, csvOf([{ id: 'b' }]));
    expect((await feeds.read(id)).lastRun).toMatchObject({ changed: 1, gone: 3 });
  });

  test('rejects rows one by one, with line and reason; a product of a refused row stays', async () => {
    const { id, path } = await feeds.connect(csvOf([{ id: 'a' }, { id: 'b' }]));
    await feeds.read(id);
    const lines = csvOf([
      { id: 'a', price: 'viel' },
      { id: 'b', title: 'Neu' },
      { id: 'b', title: 'Noch einmal' },
      { id: '', title: 'Ohne' },
      { id: 'e', link: 'javascript:alert(1)' },
    ]);
    host.serve(path, `${lines}\nf,zu,wenig`);
    const { lastRun, state } = await feeds.read(id);
    expect(state).toBe('done');
    expect(lastRun).toMatchObject({ changed: 1, refused: 5, gone: 0 });
    const { results, total } = await feeds.refusals(lastRun?.id ?? '');
    expect(total).toBe(5);
    expect(results.map((r) => [r.line, r.external_id, r.field, r.rule, r.max, r.value])).toEqual([
      [2, 'a', 'price', 'rules.feedPrice', null, 'viel'],
      [4, 'b', 'id', 'rules.feedIdTwice', 3, 'b'],
      [5, '', 'id', 'rules.required', null, ''],
      [6, 'e', 'link', 'rules.link', null, 'javascript:alert(1)'],
      [7, '', null, 'rules.feedColumns', null, ''],
    ]);
    const products = await feeds.products(id);
    expect(products.map((p) => [p.external_id, p.title, p.is_gone])).toEqual([
      ['a', 'Tisch a', false],
      ['b', 'Neu', false],
    ]);
  });

  test('may be xml, compressed, and in another encoding', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><rss xmlns:g="g"><channel>
      <item><g:id>1</g:id><title>Küche</title><g:price>5 EUR</g:price><link>https://shop.example/1</link></item>
      </channel></rss>`;
    const { id } = await feeds.connect(gzipSync(Buffer.from(text, 'latin1')), {
      format: 'xml',
      row_element: 'item',
      mapping: { id: 'g:id', title: 'title', price: 'g:price', link: 'link' },
    });
    expect((await feeds.read(id)).lastRun).toMatchObject({ state: 'done', added: 1 });
    expect(await feeds.products(id)).toMatchObject([{ title: 'Küche', price: '5.00', path: '-' }]);
  });

  test('keeps the first thousand refusals and counts all', async () => {
    const bad = many(limits.feedRefusals + 50).map((line) => ({ ...line, price: 'x' }));
    const { id } = await feeds.connect(csvOf([{ id: 'good' }, ...bad]));
    const { lastRun } = await feeds.read(id);
    expect(lastRun?.refused).toBe(limits.feedRefusals + 50);
    expect((await feeds.refusals(lastRun?.id ?? '')).total).toBe(limits.feedRefusals);
  });
});

describe('a feed that cannot be read', () => {
  const bomb =
    '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a><item><id>&c;</id></item></a>';
  const asXml = { format: 'xml', row_element: 'item' };

  test.each([
    ['is not there', 'https://feeds.example/nowhere', {}, 'FETCH_STATUS'],
    ['is on this machine', 'https://127.0.0.1/feed.csv', {}, 'FETCH_PRIVATE'],
    ['is that of a metadata service', 'https://169.254.169.254/latest', {}, 'FETCH_PRIVATE'],
  ])('is reported with the run because it %s', async (_, feed_url, values, msg) => {
    const { id } = await feeds.connect('', { feed_url, ...values });
    expect(await feeds.read(id)).toMatchObject({
      state: 'failed',
      lastRun: { state: 'failed', msg },
    });
  });

  const latin = Buffer.from(`<?xml version="1.0" encoding="utf-8"?><a>ö</a>`, 'latin1');
  test.each<[string, string | Buffer, object, string]>([
    ['is empty', '', {}, 'FEED_EMPTY'],
    ['has columns alone', csvOf([]), {}, 'FEED_EMPTY'],
    ['has no line that fits its mapping', 'a,b\n1,2', {}, 'FEED_ALL_REFUSED'],
    ['has an entity bomb', bomb, asXml, 'FEED_DOCTYPE'],
    ['has no rows', '<a><b/></a>', asXml, 'FEED_NO_ROWS'],
    ['has another encoding than it says', latin, asXml, 'FEED_ENCODING'],
  ])('leaves everything unchanged because it %s', async (_, content, form, msg) => {
    const { id, path } = await feeds.connect(csvOf([{ id: 'a' }]));
    await feeds.read(id);
    host.serve(path, content);
    await api.db
      .updateTable('affiliate_networks')
      .set({ format: 'csv', ...form })
      .where('id', '=', id)
      .execute();
    const job = await feeds.begin(id);
    await feeds.work(job);
    expect(await jobOf(job)).toMatchObject({ state: 'failed', msg: 'error.FEED_FAILED' });
    const { lastRun, productCount } = await feeds.find(id);
    expect(lastRun).toMatchObject({ state: 'failed', msg, gone: 0 });
    expect(productCount).toBe(1);
  });

  test('that breaks off in the middle keeps the products read so far, and marks none as missing', async () => {
    const { id, path } = await feeds.connect(csvOf([{ id: 'old' }]));
    await feeds.read(id);
    host.serve(path, (_, response) => {
      response.writeHead(200, { 'content-length': '1000000' });
      response.write(csvOf(many(2000)));
      setTimeout(() => response.destroy(), 200);
    });
    const { lastRun } = await feeds.read(id);
    expect(lastRun).toMatchObject({ state: 'failed', msg: 'FETCH_FAILED', gone: 0 });
    expect(lastRun?.added).toBeGreaterThan(0);
    expect((await feeds.products(id)).find((p) => p.external_id === 'old')?.is_gone).toBe(false);
  });
});

describe('a run', () => {
  /** Serves a feed that stops after a number of rows until it is released. */
  const halting = (path: string, rows: number, after: number) => {
    let letGo = () => {};
    let reached = () => {};
    const isThere = new Promise<void>((resolve) => {
      reached = resolve;
    });
    host.serve(path, (_, response) => {
      const text = csvOf(many(rows));
      const at =
        text
          .split('\n')
          .slice(0, after + 1)
          .join('\n').length + 1;
      response.write(text.slice(0, at));
      letGo = () => response.end(text.slice(at));
      reached();
    });
    return { isThere, letGo: () => letGo() };
  };

  const until = async (isSo: () => Promise<boolean>) => {
    const deadline = Date.now() + 20_000;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error('it did not happen');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const rowsOf = async (id: string) => (await feeds.find(id)).lastRun?.rows ?? 0;

  test('is one at a time for each network', async () => {
    const { id } = await feeds.connect(csvOf(many(1)));
    const job = await feeds.begin(id);
    expect(
      await refusal('mutation ($id: ID!) { runAffiliateFeed(id: $id) { message } }', { id }),
    ).toMatchObject({
      ...{ msg: 'error.FEED_RUNNING', extensions: { code: 'IN_USE' } },
    });
    expect((await feeds.find(id)).state).toBe('running');
    await feeds.work(job);
    await feeds.begin(id);
  });

  test('continues after its process has stopped, and counts nothing twice', async () => {
    const { id, path } = await feeds.connect('');
    const first = halting(path, 3000, 2500);
    const job = await feeds.begin(id);
    const leaving = new AbortController();
    const working = feeds.work(job, leaving.signal);
    await first.isThere;
    await until(async () => (await rowsOf(id)) >= 300);
    leaving.abort();
    await working;
    expect(await jobOf(job)).toMatchObject({ state: 'running' });
    expect((await feeds.find(id)).state).toBe('running');
    host.serve(path, csvOf([...many(3000), { id: 'bad', price: 'x' }]));
    await feeds.work(job);
    const { lastRun } = await feeds.find(id);
    expect(lastRun).toMatchObject({ state: 'done', added: 3000, refused: 1, rows: 3001 });
    expect(await jobOf(job)).toMatchObject({ state: 'done', done: 3000, failed: 1, total: 3001 });
  });

  test('ends when a user stops it, whoever started it', async () => {
    const { id, path } = await feeds.connect('');
    const feed = halting(path, 3000, 2500);
    const job = await feeds.begin(id);
    const working = feeds.work(job);
    await feed.isThere;
    await until(async () => (await rowsOf(id)) >= 200);
    await api.data(
      'mutation ($id: ID!) { stopAffiliateFeed(id: $id) { data { id } } }',
      { id },
      admin,
    );
    feed.letGo();
    await working;
    expect(await jobOf(job)).toMatchObject({ state: 'stopped' });
    expect(await feeds.find(id)).toMatchObject({
      state: 'stopped',
      lastRun: { state: 'stopped', gone: 0 },
    });
  });

  test('can be stopped while it waits', async () => {
    const { id } = await feeds.connect(csvOf(many(1)));
    await feeds.begin(id);
    await api.data(
      'mutation ($id: ID!) { stopAffiliateFeed(id: $id) { data { id } } }',
      { id },
      admin,
    );
    expect((await feeds.find(id)).state).toBe('stopped');
  });

  test('ends when its network is deleted', async () => {
    const { id, path } = await feeds.connect('');
    const feed = halting(path, 3000, 2500);
    const job = await feeds.begin(id);
    const working = feeds.work(job);
    await feed.isThere;
    await until(async () => (await rowsOf(id)) >= 200);
    await api.data(
      'mutation ($ids: [ID!]) { deleteAffiliateNetworkByIds(ids: $ids) { data } }',
      { ids: [id] },
      admin,
    );
    feed.letGo();
    await working;
    expect(await jobOf(job)).toMatchObject({ state: 'stopped' });
    expect(await feeds.products(id)).toEqual([]);
  });

  test('ends while it waits if its network is deleted', async () => {
    const { id } = await feeds.connect(csvOf(many(1)));
    const job = await feeds.begin(id);
    await api.data(
      'mutation ($ids: [ID!]) { deleteAffiliateNetworkByIds(ids: $ids) { data } }',
      { ids: [id] },
      admin,
    );
    await feeds.work(job);
    expect(await jobOf(job)).toMatchObject({ state: 'stopped' });
  });

  test('ends when its network is paused, and does not start then', async () => {
    const { id, path } = await feeds.connect('');
    const feed = halting(path, 3000, 2500);
    const job = await feeds.begin(id);
    const working = feeds.work(job);
    await feed.isThere;
    await until(async () => (await rowsOf(id)) >= 200);
    await api.data(
      `mutation ($ids: [ID!]) { updateAffiliateNetworkStatus(input: { ids: $ids, status: "paused" }) { data } }`,
      { ids: [id] },
      admin,
    );
    feed.letGo();
    await working;
    expect(await jobOf(job)).toMatchObject({ state: 'stopped' });
    expect((await feeds.find(id)).state).toBe('paused');
    expect(
      await refusal('mutation ($id: ID!) { runAffiliateFeed(id: $id) { message } }', { id }),
    ).toMatchObject({
      msg: 'error.FEED_PAUSED',
    });
  });

  test('hides a product that moves to a category without an own one', async () => {
    const { id, path } = await feeds.connect(csvOf([{ id: 'a' }, { id: 'b' }]));
    await feeds.read(id);
    const { id: own } = await createCategory(api.db);
    await sql`update affiliate_categories set category_id = ${own} where network_id = ${id}`.execute(
      api.db,
    );
    await sql`update affiliate_products set status = 'published' where network_id = ${id}`.execute(
      api.db,
    );
    host.serve(
      path,
      csvOf([
        { id: 'a', price: '3' },
        { id: 'b', category: 'Anderes' },
      ]),
    );
    await feeds.read(id);
    expect((await feeds.products(id)).map(({ status }) => status)).toEqual(['published', 'hidden']);
  });
});

describe('the daily schedule', () => {
  const hourMs = 3_600_000;
  const runsOf = async (id: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from affiliate_runs where network_id = ${id}`.execute(api.db);
    return rows[0]?.n ?? 0;
  };
  const readAt = (id: string, moment: Date) =>
    api.db
      .updateTable('affiliate_networks')
      .set({ last_run_at: moment })
      .where('id', '=', id)
      .execute();
  const begin = () => startDueFeeds({ db: api.db, queue: api.queue });

  /** The last time at which it was three o'clock at night in Berlin. */
  const lastNight = (): number => {
    const now = new Date();
    const nights = [0, 1].map((days) => {
      const day = berlinTime(new Date(now.getTime() - days * 24 * hourMs).toISOString());
      return Date.parse(momentInBerlin(`${day.slice(0, 10)}T03:00`));
    });
    return Math.max(...nights.filter((night) => night <= now.getTime()));
  };

  test('reads a feed once a night, and catches up after a night without a server', async () => {
    const { id } = await feeds.connect(csvOf(many(2)), { schedule: 'daily' });
    await begin();
    await begin();
    expect(await runsOf(id)).toBe(1);
    const { rows } = await sql<{ id: string }>`
      select job_id as id from affiliate_runs where network_id = ${id}`.execute(api.db);
    await feeds.work(rows[0]?.id ?? '');
    expect(await feeds.find(id)).toMatchObject({
      state: 'done',
      lastRun: { added: 2, userName: 'Ada Admin' },
    });
    await begin();
    expect(await runsOf(id)).toBe(1);
    await readAt(id, new Date(lastNight() - 1000));
    await begin();
    expect(await runsOf(id)).toBe(2);
  });

  test('skips feeds that were read after three, are manual, or are paused', async () => {
    const connected = (values: object) => feeds.connect(csvOf(many(1)), values);
    const read = await connected({ schedule: 'daily' });
    await readAt(read.id, new Date(lastNight()));
    const byHand = await connected({ schedule: 'off' });
    const paused = await connected({ schedule: 'daily' });
    await api.data(
      `mutation ($ids: [ID!]) {
        updateAffiliateNetworkStatus(input: { ids: $ids, status: "paused" }) { data } }`,
      { ids: [paused.id] },
      admin,
    );
    await begin();
    for (const { id } of [read, byHand, paused]) expect(await runsOf(id)).toBe(0);
  });

  test('does not stop at a feed that is just being read', async () => {
    const [first, second] = [
      await feeds.connect(csvOf(many(1)), { schedule: 'daily' }),
      await feeds.connect(csvOf(many(1)), { schedule: 'daily' }),
    ];
    await feeds.begin(first.id);
    await readAt(first.id, new Date(lastNight() - hourMs));
    await begin();
    expect(await runsOf(first.id)).toBe(1);
    expect(await runsOf(second.id)).toBe(1);
  });
});
