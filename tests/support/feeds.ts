import { sql } from 'kysely';
import { runJob } from '#server/background.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { plainMapping } from '#tests/factories/affiliate.ts';
import { unique } from '#tests/factories/unique.ts';
import type { Api } from './api.ts';
import type { FeedHost } from './feedHost.ts';
import { secrets } from './secrets.ts';

/** A row of a feed, by column; omitted columns get usual values. */
export type FeedLine = Partial<Record<keyof typeof plainMapping, string>> & { id: string };

const columns = ['id', 'title', 'price', 'link', 'category', 'picture', 'description'] as const;

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvOf = (lines: readonly FeedLine[]): string =>
  [
    columns.join(','),
    ...lines.map((line) => {
      const whole: Record<string, string> = {
        title: `Tisch ${line.id}`,
        price: '12.50',
        link: `https://shop.example/${line.id}`,
        category: 'Möbel > Tische',
        ...line,
      };
      return columns.map((column) => cell(whole[column] ?? '')).join(',');
    }),
  ].join('\n');

const runFields = `id state rows expected added changed unchanged gone refused msg args userName endedAt`;

/** An administrator's actions on feeds, and the process that reads them. */
export const feedReader = (api: Api, host: FeedHost, token: () => string) => {
  const find = async (id: string) => {
    const { affiliateNetworkById } = await api.data(
      `query ($id: ID!) { affiliateNetworkById(id: $id) { data {
        id name state status productCount publishedCount unmappedCount lastRun { ${runFields} } } } }`,
      { id },
      token(),
    );
    return affiliateNetworkById.data;
  };
  const reader = {
    find,
    /** Creates a network whose feed the host serves at a unique path. */
    connect: async (content: string | Buffer, values: object = {}) => {
      const path = `/${unique('feed').toLowerCase()}`;
      host.serve(path, content);
      const { createAffiliateNetwork } = await api.data(
        `mutation ($input: AffiliateNetworkInput!) {
          createAffiliateNetwork(input: $input) { data { id version } } }`,
        {
          input: {
            name: unique('network'),
            feed_url: `https://feeds.example${path}`,
            format: 'csv',
            delimiter: ',',
            mapping: plainMapping,
            ...values,
          },
        },
        token(),
      );
      return { ...createAffiliateNetwork.data, path };
    },
    /** Starts reading; returns the job's id. */
    begin: async (id: string): Promise<string> => {
      const { runAffiliateFeed } = await api.data(
        'mutation ($id: ID!) { runAffiliateFeed(id: $id) { data { id subject } } }',
        { id },
        token(),
      );
      return runAffiliateFeed.data.id;
    },
    /** Takes the job from the queue and processes it. */
    work: async (job: string, stopping = new AbortController().signal) => {
      await sql`
        update pgboss.job set state = 'active'
        where name = 'run-job' and data ->> 'id' = ${job}`.execute(api.db);
      const problems: Error[] = [];
      const { fetchPublic } = host;
      const report = (error: Error) => problems.push(error);
      const inBatch = fixedBatches(api.db, 100);
      await runJob({ secrets, db: api.db, inBatch, report, stopping, fetchPublic }, job);
      if (problems[0]) throw problems[0];
    },
    /** Reads the whole feed; returns the network. */
    read: async (id: string) => {
      await reader.work(await reader.begin(id));
      return find(id);
    },
    refusals: async (run: string) => {
      const { affiliateRefusals } = await api.data(
        `query ($run: ID!) { affiliateRefusals(query: { run_id: $run, size: 1000 }) {
          data { total results { n line external_id field rule max value } } } }`,
        { run },
        token(),
      );
      return affiliateRefusals.data;
    },
    products: async (network_id: string) => {
      const { rows } = await sql<{
        external_id: string;
        title: string;
        price: string;
        status: string;
        is_gone: boolean;
        path: string;
      }>`
        select p.external_id, p.title, p.price::text, p.status, p.gone_at is not null as is_gone, c.path
        from affiliate_products p left join affiliate_categories c on c.id = p.affiliate_category_id
        where p.network_id = ${network_id} order by p.external_id`.execute(api.db);
      return rows;
    },
  };
  return reader;
};
