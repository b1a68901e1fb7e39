import { callerOf } from '#scripts/lib/server.mjs';
import { median, quantile, timesOf } from './medians.mjs';
import { withClient } from './withClient.mjs';

const rows = 100_000;
const runs = 30;

const document = `query ($query: UserFeedbackAnalyticsQuery!) {
  userFeedbackAnalytics(query: $query) { data {
    count open average distribution { rate count } series { day count average }
    byPage { name count average } byUserType { name count average }
  } }
}`;

/**
 * Measures the analysis of a year with 100,000 feedbacks over HTTP, by day and for one page, one
 * after another.
 * @param {{ databaseUrl: string, port: string, token: string }} where
 * @returns {Promise<{ rows: number, yearMs: number, p95Ms: number, pageMs: number }>} medians
 */
export const measureFeedback = async ({ databaseUrl, port, token }) => {
  await fill(databaseUrl);
  const ask = callerOf(port, token);
  const spent = (query) => timesOf(runs, () => ask(document, { query }));
  const [from, to] = [-364, 0].map(dayAt);
  const year = await spent({ from, to, interval: 'day' });
  const page = await spent({ from, to, interval: 'week', page: '/jobs' });
  return { rows, yearMs: median(year), p95Ms: quantile(year, 0.95), pageMs: median(page) };
};

const dayAt = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Inserts feedback with all ratings, ten pages and the five types of accounts, evenly over the
 * year.
 */
const fill = async (connectionString) => {
  await withClient(connectionString, async (client) => {
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
  });
};
