import { networkError } from '#providers/graphql/errors.ts';
import { authorization } from '#providers/graphql/request.ts';

export interface SendOptions {
  /** None: it is sent whatever happens meanwhile. */
  signal?: AbortSignal;
  /** From 0 to 1; at 1 the server has it and looks at it. */
  onProgress: (part: number) => void;
}

/**
 * Posts one file as multipart field `file`; answers what the server said, `{}` when that is no JSON.
 * By XMLHttpRequest, since fetch does not tell how far it is.
 * @throws {RequestError} when nothing answered; what `signal` throws when it is aborted
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

// something between us and the server may answer in words of its own
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
