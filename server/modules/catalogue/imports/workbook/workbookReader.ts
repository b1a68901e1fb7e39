/*
 * The process that reads a workbook: a file that expands more than expected brings down this
 * process, not the server. It receives the file on standard input and sends rows as messages.
 */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { BadWorkbook } from './badWorkbook.ts';
import { maxMemory, type ReaderMessage, taken, underWay } from './messages.ts';
import { readBook } from './readBook.ts';

const send = (message: ReaderMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

let open = 0;
process.on('message', (message) => {
  if (message === taken) open -= 1;
});
// the parent has exited
process.on('disconnect', () => process.exit());

const hand = async (message: ReaderMessage): Promise<void> => {
  while (open >= underWay) await once(process, 'message');
  open += 1;
  await send(message);
};

const guardMemory = (): void => {
  if (process.memoryUsage.rss() > maxMemory) throw new BadWorkbook('WORKBOOK_MEMORY');
};

const endOf = (error: unknown): ReaderMessage =>
  error instanceof BadWorkbook
    ? { fault: error.fault }
    : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };

const outcome = await readBook(
  await buffer(process.stdin),
  {
    head: (sheet, head) => hand({ sheet, head }),
    rows: (rows) => hand({ rows }),
  },
  guardMemory,
).then((): ReaderMessage => ({ isRead: true }), endOf);
await send(outcome);
process.disconnect?.();
