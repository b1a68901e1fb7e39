import { runPictureTask } from './runPictureTask.ts';

const made = new WeakMap<File, Blob>();

/**
 * Creates a preview in the size of a list row, once per file. Otherwise the page would decode a
 * 12-megapixel photo for each row that scrolls into view.
 * @param isWanted called before the image is processed
 * @returns null if the browser cannot read the file or the preview is no longer needed
 */
export const previewImage = async (file: File, isWanted: () => boolean): Promise<Blob | null> => {
  const preview = made.get(file) ?? (await runPictureTask({ task: 'preview', file }, isWanted));
  if (preview) made.set(file, preview);
  return preview;
};
