import pg from 'pg';

/**
 * Calls `use` with a connection to a database that has the settings of the server's connections
 * (`database.ts`). It is always closed afterwards.
 * @template T
 * @param {string} connectionString
 * @param {(client: pg.Client) => Promise<T>} use
 * @returns {Promise<T>}
 */
export const withClient = async (connectionString, use) => {
  const client = new pg.Client({ connectionString, options: '-c jit=off' });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
