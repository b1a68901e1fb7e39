import type { ApiErrorBody } from '#contract/errors.ts';
import { apiError, networkError } from '#providers/graphql/errors.ts';
import { authorization } from '#providers/graphql/request.ts';

export interface UploadedImage {
  filename: string;
  originName: string;
}

interface Options {
  signal: AbortSignal;
  /** From 0 to 1; at 1 the server has it and looks at it. */
  onProgress: (part: number) => void;
}

interface UploadAnswer {
  data?: { image: UploadedImage[] };
  errors?: ApiErrorBody[];
}

const endpoint = '/upload';

/**
 * Uploads one picture. By XMLHttpRequest, since fetch does not tell how far it is.
 * @throws {RequestError}; what `signal` throws when it is aborted
 */
export const uploadImage = (
  file: File,
  { signal, onProgress }: Options,
): Promise<UploadedImage> => {
  const { promise, resolve, reject } = deferred<UploadedImage>();
  const call = new XMLHttpRequest();
  call.open('POST', endpoint);
  for (const [name, value] of Object.entries(authorization())) call.setRequestHeader(name, value);
  call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  call.onload = () => {
    const { data, errors = [] } = answerOf(call.responseText);
    const [image] = data?.image ?? [];
    if (image) resolve(image);
    else reject(apiError(errors));
  };
  call.onerror = () => reject(networkError());
  call.onabort = () => reject(signal.reason);
  if (signal.aborted) reject(signal.reason);
  else {
    const body = new FormData();
    body.append('file', file, file.name);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  }
  return promise;
};

// something between us and the server may answer in words of its own
const answerOf = (text: string): UploadAnswer => {
  try {
    return JSON.parse(text) as UploadAnswer;
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
