import type { ApiErrorBody } from '#contract/errors.ts';
import type { Api } from './api.ts';

export interface UploadedFile {
  name: string;
  content: Buffer | string;
  field?: string;
  type?: string;
}

export interface UploadAnswer {
  status: number;
  image: { filename: string; originName: string }[];
  errors: ApiErrorBody[];
}

const boundary = '----atrium-test-boundary';

/** The body as a browser creates it, byte for byte. */
export const multipartBody = (files: readonly UploadedFile[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ name, content, field = 'file', type = 'image/png' }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `Content-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Uploads as a browser does. */
export const upload = async (
  { app }: Pick<Api, 'app'>,
  files: readonly UploadedFile[],
  token?: string,
): Promise<UploadAnswer> => {
  const response = await app.inject({
    method: 'POST',
    url: '/upload',
    headers: { 'content-type': multipartType, ...(token && { authorization: `Bearer ${token}` }) },
    payload: multipartBody(files),
  });
  const body = response.json<{
    data?: { image: UploadAnswer['image'] };
    errors?: ApiErrorBody[];
  }>();
  return { status: response.statusCode, image: body.data?.image ?? [], errors: body.errors ?? [] };
};
