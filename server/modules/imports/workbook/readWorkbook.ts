import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { programOf } from '#server/childProgram.ts';
import { BadWorkbook } from './badWorkbook.ts';
import { checkWorkbook } from './checkWorkbook.ts';
import { maxMemory, type ReaderMessage, taken } from './messages.ts';
import type { Listener } from './readBook.ts';

/** Of JavaScript's values alone; texts and buffers come to it. */
const heapMegabytes = Math.floor((maxMemory / 1_048_576) * 0.75);
/** As long as it may read without telling anything. */
const defaultSilenceMs = 120_000;

let program: Promise<string> | undefined;

export interface ReadOptions extends Listener {
  signal?: AbortSignal;
  silenceMs?: number;
}

/**
 * Reads a workbook in a process of its own with limited memory, which waits until what it told is
 * taken: neither holds more than some hundred rows.
 * @throws BadWorkbook; the signal's reason once that is aborted; whatever the listener throws
 */
export const readWorkbook = async (
  content: Buffer,
  { signal, silenceMs = defaultSilenceMs, ...listener }: ReadOptions,
): Promise<void> => {
  await checkWorkbook(content);
  program ??= programOf('modules/imports/workbook/workbookReader');
  const reader = startReader(await program);
  const end = () => reader.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    reader.stdin?.end(content);
    await passOn(reader, listener, silenceMs);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
};

const startReader = (file: string): ChildProcess => {
  const reader = fork(file, {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    // it needs nothing of what the server knows
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // that it ended is seen from the messages that stay away
  reader.on('error', () => undefined);
  reader.stdin?.on('error', () => undefined);
  return reader;
};

const passOn = async (
  reader: ChildProcess,
  listener: Listener,
  silenceMs: number,
): Promise<void> => {
  let isSilent = false;
  const watch = () =>
    setTimeout(() => {
      isSilent = true;
      reader.kill('SIGKILL');
    }, silenceMs);
  let timer = watch();
  try {
    for await (const [message] of on(reader, 'message', { close: ['disconnect'] })) {
      clearTimeout(timer);
      if (await take(message as ReaderMessage, listener)) return;
      // it may have ended meanwhile, which the next turn tells
      if (reader.connected) reader.send(taken, () => undefined);
      timer = watch();
    }
  } finally {
    clearTimeout(timer);
  }
  if (isSilent) throw new BadWorkbook('WORKBOOK_TIME');
  throw await deathOf(reader);
};

/** Whether it was the last message. */
const take = async (message: ReaderMessage, { head, rows }: Listener): Promise<boolean> => {
  if ('fault' in message) throw new BadWorkbook(message.fault);
  if ('error' in message) throw new Error(`The reader of workbooks: ${message.error}`);
  if ('head' in message) await head(message.sheet, message.head);
  if ('rows' in message) await rows(message.rows);
  return 'isRead' in message;
};

/** Node aborts when it has used up its memory. */
const deathOf = async (reader: ChildProcess): Promise<Error> => {
  if (reader.exitCode === null && reader.signalCode === null) await once(reader, 'exit');
  const { exitCode, signalCode } = reader;
  if (signalCode === 'SIGABRT' || exitCode === 134) return new BadWorkbook('WORKBOOK_MEMORY');
  return new Error(`The reader of workbooks ended with ${signalCode ?? exitCode}`);
};
