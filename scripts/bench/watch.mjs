import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listDocument } from './listDocument.mjs';

/**
 * The response time of the first page of the variations, in milliseconds.
 * @param {(query: string, variables: object) => Promise<unknown>} ask
 * @param {number} afterMs a pause before
 */
export const timeOfList = async (ask, afterMs) => {
  await pause(afterMs);
  const start = performance.now();
  await ask(listDocument, { query: { page: 0, size: 10 } });
  return performance.now() - start;
};

/**
 * Polls the system for a process's resident memory; the returned function stops polling and returns
 * the peak, in megabytes.
 * @param {number} pid
 */
export const watchMemory = (pid) => {
  let most = 0;
  const look = () => {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  };
  const timer = setInterval(look, 200);
  return () => {
    clearInterval(timer);
    return most;
  };
};
