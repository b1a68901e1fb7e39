import pg from 'pg';

/** Runs SQL on one machine. */
export const runSql = async (address, text) => {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
