/**
 * Loaded into a server by `node --import`: sends the parent process each statement that the server
 * sends to PostgreSQL, with its values.
 */
import pg from 'pg';

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (text, values, ...rest) {
  if (typeof text === 'string') process.send({ text, values: Array.isArray(values) ? values : [] });
  return query.call(this, text, values, ...rest);
};
