import type { PGlite } from '@electric-sql/pglite';

type Ask = PGlite['execProtocolStream'];

/** Parse, Bind, Describe, Execute and Close, which are answered with the Sync that follows them. */
const parts = new Set(['P', 'B', 'D', 'E', 'C'].map((letter) => letter.charCodeAt(0)));

/**
 * The embedded database as one that is given a statement whole. The client sends it in five messages,
 * each a call of its own that costs about as much as a small statement.
 */
export const pipelined = (lite: PGlite): PGlite => {
  let held: Uint8Array[] = [];
  const execProtocolStream: Ask = async (message, options) => {
    held.push(message);
    if (parts.has(message[0] ?? 0)) return [];
    const whole = held.length === 1 ? message : Buffer.concat(held);
    held = [];
    // its files are the system's: there is nothing to carry there
    return lite.execProtocolStream(whole, { ...options, syncToFs: false });
  };
  return Object.assign(Object.create(lite) as PGlite, { execProtocolStream });
};
