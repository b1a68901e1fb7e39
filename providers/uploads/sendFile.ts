import { networkError } from '#providers/graphql/errors.ts';
import { authorization } from '#providers/graphql/request.ts';

export interface SendOptions {
  /** Cancels the upload when aborted. */
  signal?: AbortSignal;
  /**
   * Called with the progress from 0 to 1; at 1 the server has received the file and validates it.
   */
  onProgress: (part: number) => void;
}

/**
 * Posts one file as multipart field `file` and returns the server's response, `{}` if it is not
 * JSON. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @throws {RequestError} when there is no response; the reason of `signal` when aborted
 */
export const sendFile = <Answer>(
  address: string,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<Partial<Answer>> => {
  const { promise, resolve, reject } = deferred<Partial<Answer>>();
  const call = new XMLHttpRequest();
  call.open('POST', address);
  for (const [name, value] of Object.entries(authorization())) call.setRequestHeader(name, value);
  call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  call.onload = () => resolve(answerOf(call.responseText));
  call.onerror = () => reject(networkError());
  call.onabort = () => reject(signal?.reason);
  if (signal?.aborted) reject(signal.reason);
  else {
    const body = new FormData();
    body.append('file', file, file.name);
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  }
  return promise;
};

// a proxy may respond with something other than JSON
const answerOf = <Answer>(text: string): Partial<Answer> => {
  try {
    return JSON.parse(text) as Partial<Answer>;
  } catch {
    return {};
  }
};

const deferred = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
};
