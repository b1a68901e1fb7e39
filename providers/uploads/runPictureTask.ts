export interface PictureQuestion {
  /** `shrink`: a copy small enough to upload; `preview`: a copy in the size of a list row. */
  task: 'shrink' | 'preview';
  file: Blob;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Creates a smaller copy of an image in the worker; null if that failed or the caller no longer
 * needs it. The worker processes one image at a time and is terminated when the queue is empty.
 */
export const runPictureTask = (
  question: PictureQuestion,
  isWanted: () => boolean = () => true,
): Promise<Blob | null> => {
  const answer = last.then(() => (isWanted() ? ask(question) : null)).catch(() => null);
  last = answer;
  return answer;
};

const idleMs = 5_000;
let worker: Worker | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

const endWorker = () => {
  worker?.terminate();
  worker = undefined;
};

const ask = async (question: PictureQuestion): Promise<Blob | null> => {
  clearTimeout(ending);
  worker ??= new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  try {
    return await new Promise((resolve, reject) => {
      asked.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      asked.onerror = reject;
      asked.postMessage(question);
    });
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    ending = setTimeout(endWorker, idleMs);
  }
};
