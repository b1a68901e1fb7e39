import type { PGlite } from '@electric-sql/pglite';
import { endForFullDisk, isLogFull } from './diskRoom.ts';

type Ask = PGlite['execProtocolStream'];

/**
 * Parse, Bind, Describe, Execute and Close; the responses to these messages come with the following
 * Sync.
 */
const parts = new Set(['P', 'B', 'D', 'E', 'C'].map((letter) => letter.charCodeAt(0)));

/**
 * Wraps the embedded database so that it receives a statement in one call. The client sends five
 * messages, each of which would otherwise be a call that costs as much as a small statement.
 */
export const pipelined = (lite: PGlite, onLogFull: () => void = endForFullDisk): PGlite => {
  let held: Uint8Array[] = [];
  const execProtocolStream: Ask = async (message, options) => {
    held.push(message);
    if (parts.has(message[0] ?? 0)) return [];
    const whole = held.length === 1 ? message : Buffer.concat(held);
    held = [];
    // its files belong to the operating system, so there is nothing to sync
    const answer = await lite.execProtocolStream(whole, { ...options, syncToFs: false });
    if (answer.some(isLogFull)) onLogFull();
    return answer;
  };
  return Object.assign(Object.create(lite) as PGlite, { execProtocolStream });
};
