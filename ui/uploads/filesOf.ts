import { fromEvent } from 'file-selector';

const atOnce = 50;

/**
 * Returns the dropped or chosen files after reading their sizes in batches. The first read of a
 * size takes the browser about 0.2 ms, which would freeze the page for hundreds of files.
 */
export const filesOf: typeof fromEvent = async (event) => {
  const files = await fromEvent(event);
  for (const [place, file] of files.entries()) {
    if (file instanceof File) void file.size;
    if ((place + 1) % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return files;
};
