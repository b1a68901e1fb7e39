import { callerOf } from '#scripts/lib/server.mjs';
import { measureBeside } from './beside.mjs';
import { mediansOf } from './medians.mjs';
import { withClient } from './withClient.mjs';

const rows = 10_000;
const runs = 3;
const publishDocument = `mutation ($input: VariationsInput!) {
  publishVariations(input: $input) { job { id total } } }`;

/**
 * Publishes 10,000 matching rows as a job and measures its effect on others, who request the list's
 * first page continuously. Medians of 3 runs.
 * @param {{ databaseUrl: string, port: string, token: string }} where a database with 100,000
 * variations, a server on it and an administrator's token
 * @returns {Promise<{ rows: number, jobMs: number, idleP95Ms: number, busyP95Ms: number }>} `jobMs`
 * from sending the call until a poll of the job says that it is done
 */
export const measureBulk = async ({ databaseUrl, port, token }) => {
  const ask = callerOf(port, token);
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    await makeDrafts(databaseUrl);
    measured.push(await measureBeside(ask, rows, () => publish(ask)));
  }
  return { rows, ...mediansOf(measured) };
};

/** Creates exactly as many drafts as will be published. */
const makeDrafts = async (databaseUrl) => {
  await withClient(databaseUrl, async (client) => {
    await client.query(`update variations set status = '1' where status <> '1'`);
    await client.query(
      `update variations set status = '2'
       where id in (select id from variations order by id limit ${rows})`,
    );
    await client.query('vacuum analyze variations');
  });
};

const publish = async (ask) => {
  const { publishVariations } = await ask(publishDocument, { input: { query: { status: '2' } } });
  return publishVariations.job;
};
