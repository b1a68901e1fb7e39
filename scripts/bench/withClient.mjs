import pg from 'pg';

/**
 * Calls `use` with a connection to a database, which is always closed afterwards.
 * @template T
 * @param {string} connectionString
 * @param {(client: pg.Client) => Promise<T>} use
 * @returns {Promise<T>}
 */
export const withClient = async (connectionString, use) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
