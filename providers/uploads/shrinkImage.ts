import { limits } from '#contract/limits.ts';
import { askPictureWorker } from './askPictureWorker.ts';

/**
 * The file itself, or a smaller copy of a picture that is too large to upload and has no other fault.
 * What the browser cannot read is given back as it is: the server says what is wrong with it.
 */
export const shrinkImage = async (file: File): Promise<File> => {
  if (file.size <= limits.imageBytes) return file;
  const blob = await askPictureWorker({ task: 'shrink', file });
  return blob ? new File([blob], nameFor(file.name, blob.type), blob) : file;
};

const nameFor = (name: string, type: string): string =>
  type === 'image/jpeg' ? name.replace(/(\.png)?$/i, (ending) => (ending ? '.jpg' : '')) : name;
