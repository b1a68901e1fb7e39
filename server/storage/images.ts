import path from 'node:path';
import sharp from 'sharp';
import { imageFilename } from '#contract/rules/image.ts';
import type { Config } from '#server/config.ts';
import { drawDemoLogo, drawDemoPicture } from '#server/demo/pictures.ts';
import { createQueue } from '#server/modules/images/queue.ts';
import { diskFiles } from './disk.ts';
import type { FileStore } from './files.ts';
import { s3Files } from './s3.ts';

/** The widths an image may be asked for; a closed list, so that nobody can fill the disk. */
export const imageWidths = [64, 150, 320, 640, 1024] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Whether an image can have that name at all. */
export const isImageName = (name: string): boolean => imageFilename.test(name);

// two cores serve requests, too: a resize may use one
sharp.concurrency(1);
// no picture is worked on twice, so what it kept of them would only take memory
sharp.cache(false);
// each takes some ten megabytes unfolded, and a page of the gallery asks for many
const inTurn = createQueue(2);

export interface ImageStore {
  /** Throws what is wrong with the settings when no pictures can be kept. */
  check(): Promise<void>;
  /** The picture as WebP of that width, if it was made before. */
  made(filename: string, width: ImageWidth): Promise<Buffer | null>;
  /** Makes that picture and keeps it; null when there is none of that name. */
  make(filename: string, width: ImageWidth): Promise<Buffer | null>;
  /** Puts a new original aside, where nobody finds it yet. */
  stage(filename: string, picture: Buffer): Promise<void>;
  /** Makes originals of what was put aside. */
  keep(filenames: readonly string[]): Promise<void>;
  /** Removes pictures, wherever they are, with all that was made from them. */
  remove(filenames: readonly string[]): Promise<void>;
  /** Removes what was put aside before that moment (epoch, ms) and neither kept nor removed. */
  removeStaged(before: number): Promise<void>;
}

export type ImageConfig = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>;

/** The pictures of a server with these settings. */
export const imageStoreOf = ({ dataDir, s3 }: ImageConfig): ImageStore =>
  createImageStore(s3 ? s3Files(s3) : diskFiles(path.join(dataDir, 'images')));

/**
 * Originals in `originals`; what is made from them, and may be thrown away, in `resized/<width>`;
 * what is not yet sure to be kept in `incoming`.
 */
const createImageStore = (files: FileStore): ImageStore => {
  const underWay = new Map<string, Promise<Buffer | null>>();

  const makeNow = async (filename: string, width: ImageWidth) => {
    const original = drawn(filename) ?? (await files.read(`originals/${filename}`));
    if (!original) return null;
    const picture = await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    await files.write(resizedKey(filename, width), picture);
    return picture;
  };

  return {
    check: files.check,
    made: async (filename, width) =>
      isImageName(filename) ? files.read(resizedKey(filename, width)) : null,
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

const resizedKey = (filename: string, width: ImageWidth) => `resized/${width}/${filename}`;

/** A picture of the demo, which is drawn when it is first asked for; all others are files. */
const drawn = (filename: string): Buffer | null => {
  const logo = /^demo-logo-([a-z0-9-]+)\.webp$/.exec(filename)?.[1];
  const svg = logo ? drawDemoLogo(logo) : drawDemoPicture(filename);
  return svg ? Buffer.from(svg) : null;
};
