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

/** The body in the exact bytes of a browser. */
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

/** Posts files like a browser. */
const post = async <Data>(
  { app }: Pick<Api, 'app'>,
  url: string,
  files: readonly UploadedFile[],
  token?: string,
): Promise<{ status: number; data?: Data; errors: ApiErrorBody[] }> => {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': multipartType, ...(token && { authorization: `Bearer ${token}` }) },
    payload: multipartBody(files),
  });
  const { data, errors = [] } = response.json<{ data?: Data; errors?: ApiErrorBody[] }>();
  return { status: response.statusCode, errors, ...(data && { data }) };
};

/** Uploads pictures. */
export const upload = async (
  api: Pick<Api, 'app'>,
  files: readonly UploadedFile[],
  token?: string,
): Promise<UploadAnswer> => {
  const { data, ...answer } = await post<Pick<UploadAnswer, 'image'>>(api, '/upload', files, token);
  return { ...answer, image: data?.image ?? [] };
};

/** Uploads a document. */
export const uploadFile = async (
  api: Pick<Api, 'app'>,
  file: UploadedFile,
  token?: string,
): Promise<{ status: number; name: string; originName: string; errors: ApiErrorBody[] }> => {
  const given = [{ type: 'application/pdf', ...file }];
  const { data, ...answer } = await post<{ file: { name: string; originName: string } }>(
    api,
    '/files',
    given,
    token,
  );
  return { ...answer, name: data?.file.name ?? '', originName: data?.file.originName ?? '' };
};
