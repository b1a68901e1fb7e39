import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { withClient } from './withClient.mjs';

/** Linux counts processor time in this many ticks a second. */
const ticks = 100;

/** The numbers of /proc/<pid>/stat behind the name of the program, in which anything may stand. */
const statOf = (pid) => {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const sum = (stat, places) => places.reduce((total, place) => total + Number(stat[place]), 0);
const own = [11, 12];
const ofEndedChildren = [13, 14];

const childrenOf = (pid) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

/**
 * Milliseconds of processor time that a process and its children have used so far, ended children too.
 * Linux only.
 * @param {number} pid
 */
export const processorTimeOf = (pid) => {
  const ofChildren = childrenOf(pid).reduce((total, child) => total + timeOfChild(child), 0);
  return (ofChildren + sum(statOf(pid), [...own, ...ofEndedChildren])) * (1000 / ticks);
};

/** 0 if it has just ended, because its time is its parent's then. */
const timeOfChild = (pid) => {
  try {
    return sum(statOf(pid), own);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
};

/** The process of the PostgreSQL server at this address, which must be on this machine. */
export const serverProcessOf = (databaseUrl) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    return Number(statOf(rows[0].pid)[1]);
  });
