export interface PictureQuestion {
  /** `shrink`: small enough to be uploaded; `preview`: as a row of a list shows it. */
  task: 'shrink' | 'preview';
  file: Blob;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Has the worker make a smaller picture; null where it could not, or where nobody wants it any more when
 * its turn comes. One after the other, in a worker that ends when no more come.
 */
export const askPictureWorker = (
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
