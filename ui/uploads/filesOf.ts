import { fromEvent } from 'file-selector';

const atOnce = 50;

/**
 * The dropped or chosen files with their sizes known. The browser asks the system for a size when
 * it is first read, about 0.2 ms each, which would freeze the page for hundreds of files.
 */
export const filesOf: typeof fromEvent = async (event) => {
  const files = await fromEvent(event);
  for (const [place, file] of files.entries()) {
    if (file instanceof File) void file.size;
    if ((place + 1) % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return files;
};
