import type { ApiErrorBody } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { apiError, RequestError } from '#providers/graphql/errors.ts';
import { withSession } from '#providers/sessionEnd.ts';
import { type SendOptions, sendFile } from './sendFile.ts';

export interface UploadedFile {
  name: string;
  originName: string;
}

interface UploadAnswer {
  data: { file: UploadedFile };
  errors: ApiErrorBody[];
}

/**
 * Uploads one document; like `withSession`, it waits if the user must sign in again.
 * @throws {RequestError}, for a file that is too large before sending it; the reason of `signal`
 * when aborted
 */
export const uploadFile = async (file: File, options: SendOptions): Promise<UploadedFile> => {
  if (file.size > limits.fileBytes) {
    throw new RequestError('error.FILE_TOO_LARGE', 'INVALID', { args: { name: file.name } });
  }
  return withSession(async () => {
    const { data, errors = [] } = await sendFile<UploadAnswer>('/files', file, options);
    if (!data) throw apiError(errors);
    return data.file;
  });
};
