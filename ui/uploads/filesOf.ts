import { fromEvent } from 'file-selector';

const atOnce = 50;

/**
 * The files that were dropped or chosen, whose sizes are known. The browser asks the system for a
 * file's size when it is first read, some 0.2 ms each: of hundreds the page would stand still.
 */
export const filesOf: typeof fromEvent = async (event) => {
  const files = await fromEvent(event);
  for (const [place, file] of files.entries()) {
    if (file instanceof File) void file.size;
    if ((place + 1) % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return files;
};
