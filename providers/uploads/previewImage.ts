import { askPictureWorker } from './askPictureWorker.ts';

const made = new WeakMap<File, Blob>();

/**
 * A preview the size of a list row, made once per file: otherwise the page would decode a
 * 12-megapixel photo for every row that scrolls into view.
 * @param isWanted checked when its turn comes
 * @returns null if the browser cannot read the file or nobody wants it any more
 */
export const previewImage = async (file: File, isWanted: () => boolean): Promise<Blob | null> => {
  const preview = made.get(file) ?? (await askPictureWorker({ task: 'preview', file }, isWanted));
  if (preview) made.set(file, preview);
  return preview;
};
