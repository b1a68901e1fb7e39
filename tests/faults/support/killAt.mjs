/**
 * Loaded into a server by `node --import`: ends its process, as a power failure would, at the first of
 * the steps in KILL_POINTS (see killing.ts) that it reaches.
 */
import pg from 'pg';

const points = JSON.parse(process.env.KILL_POINTS ?? '[]').map((point) => ({
  nth: 1,
  ...point,
  /** How many statements a connection has sent of a transaction, from the one with the text. */
  sent: new WeakMap(),
  /** How many such transactions were committed before. */
  committed: 0,
}));
const { query } = pg.Client.prototype;

const end = () => process.kill(process.pid, 'SIGKILL');

const textOf = (statement) => (typeof statement === 'string' ? statement : (statement?.text ?? ''));

/** Notes the statement before it is sent; returns whether the process ends after its answer. */
const isLast = (point, client, text) => {
  const { within, at, nth, sent } = point;
  if (text.includes(within) && !sent.has(client)) sent.set(client, 0);
  const count = sent.get(client);
  if (count === undefined) return false;
  const isIt = point.committed === nth - 1;
  const isCommit = text.startsWith('commit');
  if (isIt && (count === at || (isCommit && at === 'commit'))) end();
  sent.set(client, count + 1);
  // one that was rolled back is repeated
  if (isCommit || text.startsWith('rollback')) sent.delete(client);
  if (isCommit) point.committed += 1;
  return isCommit && isIt && (count + 1 === at || at === 'committed');
};

pg.Client.prototype.query = function (...given) {
  const text = textOf(given[0]);
  const lasts = points.map((point) => isLast(point, this, text));
  const answer = query.apply(this, given);
  if (lasts.includes(true)) answer.then(end);
  return answer;
};
