import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { BadWorkbook } from './badWorkbook.ts';
import { checkWorkbook } from './checkWorkbook.ts';
import { programOf } from './childProgram.ts';
import { maxMemory, type ReaderMessage, taken } from './messages.ts';
import type { Listener } from './readBook.ts';

/** Only JavaScript's heap; strings and buffers need additional memory. */
const heapMegabytes = Math.floor((maxMemory / 1_048_576) * 0.75);
/** How long it may read without reporting anything. */
const defaultSilenceMs = 120_000;

let program: Promise<string> | undefined;

export interface ReadOptions extends Listener {
  signal?: AbortSignal;
  silenceMs?: number;
}

/**
 * Reads a workbook in a separate process with limited memory, which waits until each batch is
 * processed, so neither side holds more than a few hundred rows.
 * @throws BadWorkbook; the signal's reason when aborted; whatever the listener throws
 */
export const readWorkbook = async (
  content: Buffer,
  { signal, silenceMs = defaultSilenceMs, ...listener }: ReadOptions,
): Promise<void> => {
  await checkWorkbook(content);
  program ??= programOf('modules/catalogue/imports/workbook/workbookReader');
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
    // it needs no settings of the server
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // its exit is noticed because messages stop
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
      // it may have exited, which the next iteration notices
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

/** Node aborts when it runs out of memory. */
const deathOf = async (reader: ChildProcess): Promise<Error> => {
  if (reader.exitCode === null && reader.signalCode === null) await once(reader, 'exit');
  const { exitCode, signalCode } = reader;
  if (signalCode === 'SIGABRT' || exitCode === 134) return new BadWorkbook('WORKBOOK_MEMORY');
  return new Error(`The reader of workbooks ended with ${signalCode ?? exitCode}`);
};
