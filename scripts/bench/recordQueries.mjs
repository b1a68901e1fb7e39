/**
 * Loaded into a server by `node --import`: sends the parent process each statement that the server
 * sends to PostgreSQL for a request, with its values and, if it is prepared, its name. Work in the
 * background is left out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import pg from 'pg';

const request = new AsyncLocalStorage();
diagnostics.subscribe('http.server.request.start', () => request.enterWith(true));

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (given, ...rest) {
  const { name, text, values = rest[0] } = typeof given === 'string' ? { text: given } : given;
  if (request.getStore() && text !== undefined)
    process.send({ name, text, values: Array.isArray(values) ? values : [] });
  return query.call(this, given, ...rest);
};
