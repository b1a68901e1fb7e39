import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageFilename } from '#contract/rules/image.ts';
import type { Config } from '#server/config.ts';
import { drawDemoLogo, drawDemoPicture } from '#server/demo/pictures.ts';

/** The widths an image may be asked for; a closed list, so that nobody can fill the disk. */
export const imageWidths = [64, 150, 320, 640, 1024] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Whether an image can have that name at all. */
export const isImageName = (name: string): boolean => imageFilename.test(name);

// two cores serve requests, too: a resize may use one
sharp.concurrency(1);

export interface ImageStore {
  /** The picture as WebP of that width, made once and kept; null when there is none of that name. */
  resized(filename: string, width: ImageWidth): Promise<Buffer | null>;
  /** Puts a new original aside, where nobody finds it yet. */
  stage(filename: string, picture: Buffer): Promise<void>;
  /** Makes originals of what was put aside. */
  keep(filenames: readonly string[]): Promise<void>;
  /** Removes pictures, wherever they are, with all that was made from them. */
  remove(filenames: readonly string[]): Promise<void>;
  /** Removes what was put aside before that moment (epoch, ms) and neither kept nor removed. */
  removeStaged(before: number): Promise<void>;
}

/** The pictures of a server with these settings. */
export const imageStoreOf = ({ dataDir }: Pick<Config, 'dataDir'>): ImageStore =>
  createImageStore(path.join(dataDir, 'images'));

/**
 * Originals in `<folder>/originals`; what is made from them, and may be thrown away, in
 * `<folder>/resized`; what is not yet sure to be kept in `<folder>/incoming`.
 */
const createImageStore = (folder: string): ImageStore => {
  const incoming = path.join(folder, 'incoming');
  const originals = path.join(folder, 'originals');
  const underWay = new Map<string, Promise<Buffer | null>>();

  const make = async (filename: string, width: ImageWidth, target: string) => {
    const original = await originalOf(folder, filename);
    if (!original) return null;
    const picture = await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    await writeWhole(target, picture);
    return picture;
  };

  return {
    resized: async (filename, width) => {
      if (!isImageName(filename)) return null;
      const target = path.join(folder, 'resized', String(width), filename);
      const kept = await readIfThere(target);
      if (kept) return kept;
      const running = underWay.get(target);
      if (running) return running;
      const started = make(filename, width, target).finally(() => underWay.delete(target));
      underWay.set(target, started);
      return started;
    },
    stage: (filename, picture) => writeWhole(path.join(incoming, filename), picture),
    keep: async (filenames) => {
      await fs.mkdir(originals, { recursive: true });
      for (const filename of filenames) {
        await fs.rename(path.join(incoming, filename), path.join(originals, filename));
      }
    },
    remove: async (filenames) => {
      const resized = imageWidths.map((width) => path.join(folder, 'resized', String(width)));
      for (const place of [incoming, originals, ...resized]) {
        for (const filename of filenames) await fs.rm(path.join(place, filename), { force: true });
      }
    },
    removeStaged: async (before) => {
      for (const filename of await fs.readdir(incoming).catch(() => [])) {
        const file = path.join(incoming, filename);
        const { mtimeMs } = await fs.stat(file);
        if (mtimeMs < before) await fs.rm(file, { force: true });
      }
    },
  };
};

/** A demo picture is drawn when it is first asked for; all others are files. */
const originalOf = async (folder: string, filename: string): Promise<Buffer | null> => {
  const logo = /^demo-logo-([a-z0-9-]+)\.webp$/.exec(filename)?.[1];
  const drawn = logo ? drawDemoLogo(logo) : drawDemoPicture(filename);
  return drawn ? Buffer.from(drawn) : readIfThere(path.join(folder, 'originals', filename));
};

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await fs.readFile(file);
  } catch {
    return null;
  }
};

/** Under another name first, so that nobody reads half a file. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
};
