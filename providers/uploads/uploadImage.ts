import type { ApiErrorBody } from '#contract/errors.ts';
import { apiError } from '#providers/graphql/errors.ts';
import { withSession } from '#providers/sessionEnd.ts';
import { type SendOptions, sendFile } from './sendFile.ts';

export interface UploadedImage {
  filename: string;
  originName: string;
}

interface UploadAnswer {
  data: { image: UploadedImage[] };
  errors: ApiErrorBody[];
}

/**
 * Uploads one image; like `withSession`, it waits if the user must sign in again.
 * @throws {RequestError}; the reason of `signal` when aborted
 */
export const uploadImage = (file: File, options: SendOptions): Promise<UploadedImage> =>
  withSession(async () => {
    const { data, errors = [] } = await sendFile<UploadAnswer>('/upload', file, options);
    const [image] = data?.image ?? [];
    if (!image) throw apiError(errors);
    return image;
  });
