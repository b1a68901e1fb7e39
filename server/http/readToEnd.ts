import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

/** A client that sends nothing for this long has stopped sending. */
const longestPauseMs = 1_000;

interface Most {
  /** How long the client may go on sending, in milliseconds. */
  ms: number;
  bytes?: number;
}

/**
 * Reads the rest of a rejected body and drops it: a client that is still sending might miss an early
 * answer, and the connection could not be reused. Gives up on a client that does not stop.
 * @returns whether the body ended
 */
export const isReadToEnd = async (
  { raw }: FastifyRequest,
  { ms, bytes: most = Number.POSITIVE_INFINITY }: Most,
): Promise<boolean> => {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const timer = setTimeout(stop, ms);
  const pause = setTimeout(stop, longestPauseMs);
  let bytes = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    pause.refresh();
    if (bytes > most) stop();
  });
  raw.resume();
  try {
    await finished(raw, { signal: stopping.signal, writable: false });
    return true;
  } catch {
    raw.removeAllListeners('data').pause();
    return raw.complete;
  } finally {
    clearTimeout(timer);
    clearTimeout(pause);
  }
};
