/**
 * Loaded into a server by `node --import`: ends its process, as a power failure would, at one step of
 * the first transaction with a statement that has the text KILL_WITHIN. KILL_AT counts from that
 * statement: 0 ends it right before it is sent; one after the commit, before anybody is answered.
 */
import pg from 'pg';

const { KILL_WITHIN = '', KILL_AT } = process.env;
const at = Number(KILL_AT);
const { query } = pg.Client.prototype;
/** How many statements a connection has sent of that transaction. */
const sent = new WeakMap();

const end = () => process.kill(process.pid, 'SIGKILL');

const textOf = (statement) => (typeof statement === 'string' ? statement : (statement?.text ?? ''));

pg.Client.prototype.query = function (...given) {
  const text = textOf(given[0]);
  if (text.includes(KILL_WITHIN) && !sent.has(this)) sent.set(this, 0);
  const count = sent.get(this);
  if (count === undefined) return query.apply(this, given);
  if (count === at) end();
  sent.set(this, count + 1);
  const answer = query.apply(this, given);
  if (text.startsWith('commit')) {
    sent.delete(this);
    if (count + 1 === at) answer.then(end);
  }
  return answer;
};
