import { limits } from '#contract/limits.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { runPictureTask } from './runPictureTask.ts';

/**
 * Returns the file, or a smaller copy if it is valid but too large to upload.
 * @throws {RequestError} when it is too large and cannot be shrunk, because the server would reject
 * it only after receiving all of it
 */
export const shrinkImage = async (file: File): Promise<File> => {
  if (file.size <= limits.imageBytes) return file;
  const blob = await runPictureTask({ task: 'shrink', file });
  if (blob) return new File([blob], nameFor(file.name, blob.type), blob);
  const message = (await isPicture(file)) ? 'images.notShrunk' : 'error.IMAGE_TYPE';
  throw new RequestError(message, 'INVALID', { args: { name: file.name } });
};

const nameFor = (name: string, type: string): string =>
  type === 'image/jpeg' ? name.replace(/(\.png)?$/i, (ending) => (ending ? '.jpg' : '')) : name;

/** The first bytes of PNG and JPEG files. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

const isPicture = async (file: File): Promise<boolean> => {
  // the file may have been deleted from the disk
  const start = await file
    .slice(0, 4)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const bytes = new Uint8Array(start);
  return signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte));
};
