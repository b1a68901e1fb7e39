import pLimit from 'p-limit';
import sharp from 'sharp';
import { imageFilename } from '#contract/rules/platform/image.ts';
import type { FileStore } from './files.ts';
import { fileStoreOf, type StoreConfig } from './store.ts';

/** A RIFF file contains its length, excluding these first bytes. */
const headerBytes = 8;

/** Whether a file is a complete WebP; a truncated one is shorter than its header says. */
const isWholeWebp = (content: Buffer): boolean =>
  content.length > headerBytes + 4 &&
  content.toString('latin1', 0, 4) === 'RIFF' &&
  content.toString('latin1', 8, 12) === 'WEBP' &&
  content.readUInt32LE(4) + headerBytes <= content.length;

/** The available widths of images; a fixed list, so that requests cannot fill the disk. */
export const imageWidths = [64, 150, 320, 640, 1024] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Whether this is a valid file name of an image. */
export const isImageName = (name: string): boolean => imageFilename.test(name);

// the two cores serve requests as well, so a resize may use one
sharp.concurrency(1);
// no image is processed twice, so its cache would only take memory
sharp.cache(false);
// each needs tens of megabytes when decoded, and a page of the gallery requests many
const inTurn = pLimit(2);

export interface ImageStore {
  /** Throws a description of the problem if no images can be stored. */
  check(): Promise<void>;
  /** Throws if the store cannot be reached now. */
  ping(): Promise<void>;
  /** The image as WebP in this width, if it already exists and is intact. */
  made(filename: string, width: ImageWidth): Promise<Buffer | null>;
  /** Creates and stores that image; null if it does not exist or is damaged. */
  make(filename: string, width: ImageWidth): Promise<Buffer | null>;
  /** Stages a new original, where it cannot be requested yet. */
  stage(filename: string, picture: Buffer): Promise<void>;
  /** Moves staged files to the originals. */
  keep(filenames: readonly string[]): Promise<void>;
  /** Removes images, staged or not, with all their resized versions. */
  remove(filenames: readonly string[]): Promise<void>;
  /** Removes files staged before this time (epoch, ms) and neither kept nor removed. */
  removeStaged(before: number): Promise<void>;
}

/**
 * Creates the original of a picture that is not a file, in any format that sharp reads; null for
 * unknown names.
 */
export type PictureSource = (filename: string) => Promise<Buffer | null>;

/** The image store for these settings. `source` provides pictures without a file. */
export const imageStoreOf = (
  config: StoreConfig,
  source: PictureSource = async () => null,
): ImageStore => createImageStore(fileStoreOf(config, 'images'), source);

/**
 * Originals are in `originals`; disposable resized versions in `resized/<width>`; staged files in
 * `incoming`.
 */
const createImageStore = (files: FileStore, source: PictureSource): ImageStore => {
  const underWay = new Map<string, Promise<Buffer | null>>();

  const makeNow = async (filename: string, width: ImageWidth) => {
    const original = (await files.read(`originals/${filename}`)) ?? (await source(filename));
    if (!original) return null;
    const picture = await resized(original, width);
    if (picture) await files.write(resizedKey(filename, width), picture);
    return picture;
  };

  return {
    check: files.check,
    ping: files.ping,
    made: async (filename, width) => {
      const picture = isImageName(filename) ? await files.read(resizedKey(filename, width)) : null;
      return picture && isWholeWebp(picture) ? picture : null;
    },
    make: async (filename, width) => {
      if (!isImageName(filename)) return null;
      const key = resizedKey(filename, width);
      const running = underWay.get(key);
      if (running) return running;
      const started = inTurn(() => makeNow(filename, width)).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
    stage: (filename, picture) => files.write(`incoming/${filename}`, picture),
    keep: async (filenames) => {
      for (const name of filenames) await files.move(`incoming/${name}`, `originals/${name}`);
    },
    remove: (filenames) =>
      files.remove(
        filenames.flatMap((name) => [
          `incoming/${name}`,
          `originals/${name}`,
          ...imageWidths.map((width) => resizedKey(name, width)),
        ]),
      ),
    removeStaged: async (before) => {
      const staged = await files.list('incoming');
      const old = staged.filter(({ written }) => written < before);
      await files.remove(old.map(({ name }) => `incoming/${name}`));
    },
  };
};

/** Null if the file is not an intact image. */
const resized = async (original: Buffer, width: ImageWidth): Promise<Buffer | null> => {
  try {
    return await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
};

const resizedKey = (filename: string, width: ImageWidth) => `resized/${width}/${filename}`;
