import { askPictureWorker } from './askPictureWorker.ts';

const made = new WeakMap<File, Blob>();

/**
 * A picture as small as a row of a list shows it, made once for each file: the page would unfold a
 * photograph of 12 megapixels for its 56 pixels, for each row that comes into view.
 * @param isWanted asked when its turn comes
 * @returns null where the browser cannot read it, or nobody wanted it any more
 */
export const previewImage = async (file: File, isWanted: () => boolean): Promise<Blob | null> => {
  const preview = made.get(file) ?? (await askPictureWorker({ task: 'preview', file }, isWanted));
  if (preview) made.set(file, preview);
  return preview;
};
