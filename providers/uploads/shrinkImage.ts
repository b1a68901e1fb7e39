import { limits } from '#contract/limits.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * The file itself, or a smaller copy of a picture that is too large to upload and has no other fault.
 * What the browser cannot read is given back as it is: the server says what is wrong with it.
 * One after the other, in a worker that ends when no more come.
 */
export const shrinkImage = (file: File): Promise<File> => {
  if (file.size <= limits.imageBytes) return Promise.resolve(file);
  const shrunk = last.then(() => shrink(file)).catch(() => file);
  last = shrunk;
  return shrunk;
};

const shrink = async (file: File): Promise<File> => {
  const blob = await askWorker(file);
  return blob ? new File([blob], nameFor(file.name, blob.type), blob) : file;
};

const idleMs = 5_000;
let worker: Worker | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

const endWorker = () => {
  worker?.terminate();
  worker = undefined;
};

const askWorker = async (file: File): Promise<Blob | null> => {
  clearTimeout(ending);
  worker ??= new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  try {
    return await new Promise((resolve, reject) => {
      asked.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      asked.onerror = reject;
      asked.postMessage(file);
    });
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    ending = setTimeout(endWorker, idleMs);
  }
};

const nameFor = (name: string, type: string): string =>
  type === 'image/jpeg' ? name.replace(/(\.png)?$/i, (ending) => (ending ? '.jpg' : '')) : name;
