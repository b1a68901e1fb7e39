import pg from 'pg';
import { median, quantile } from './medians.mjs';

const rows = 100_000;
const runs = 30;

const document = `query ($query: UserFeedbackAnalyticsQuery!) {
  userFeedbackAnalytics(query: $query) { data {
    count open average distribution { rate count } series { day count average }
    byPage { name count average } byUserType { name count average }
  } }
}`;

/**
 * The analysis of a year with 100,000 feedbacks over HTTP, by day and of one page, one after the other.
 * @param {{ databaseUrl: string, port: string, token: string }} where
 * @returns {Promise<{ rows: number, yearMs: number, p95Ms: number, pageMs: number }>} medians
 */
export const measureFeedback = async ({ databaseUrl, port, token }) => {
  await fill(databaseUrl);
  const spent = (query) => timesOf(() => ask({ port, token, query }));
  const [from, to] = [-364, 0].map(dayAt);
  const year = await spent({ from, to, interval: 'day' });
  const page = await spent({ from, to, interval: 'week', page: '/jobs' });
  return { rows, yearMs: median(year), p95Ms: quantile(year, 0.95), pageMs: median(page) };
};

const dayAt = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Of all ratings, ten pages and the five types of accounts, evenly over the year. */
const fill = async (connectionString) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into user_feedback (rate, text, email, page, user_type, status, created_at)
       select 1 + n % 10, 'Feedback ' || n, 'sender@atrium.example',
         (array['/', '/jobs', '/account', '/a', '/b', '/c', '/d', '/e', '/f', '/g'])[1 + n / 7 % 10],
         (array['manufacturer', 'vendor', 'craftsman', 'architect', 'wholesaler'])[1 + n / 11 % 5],
         case when n % 20 = 0 then 'open' else 'done' end,
         now() - n * interval '364 days' / $1::int
       from generate_series(1, $1::int) n`,
      [rows],
    );
    await client.query('vacuum analyze user_feedback');
  } finally {
    await client.end();
  }
};

const timesOf = async (work) => {
  await work();
  const spent = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    spent.push(performance.now() - start);
  }
  return spent;
};

const ask = async ({ port, token, query }) => {
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { query } }),
  });
  const { data } = await response.json();
  if (!data) throw new Error('The analysis of feedback was refused.');
};
