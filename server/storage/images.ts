import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawDemoLogo, drawDemoPicture } from '#server/demo/pictures.ts';

/** The widths an image may be asked for; a closed list, so that nobody can fill the disk. */
export const imageWidths = [64, 150, 320, 640, 1024] as const;
export type ImageWidth = (typeof imageWidths)[number];

const safeName = /^[a-z0-9][a-z0-9-]{0,120}\.webp$/;

/** Whether an image can have that name at all. */
export const isImageName = (name: string): boolean => safeName.test(name);

// two cores serve requests, too: a resize may use one
sharp.concurrency(1);

export interface ImageStore {
  /** The picture as WebP of that width, made once and kept; null when there is none of that name. */
  resized(filename: string, width: ImageWidth): Promise<Buffer | null>;
}

/** Originals in `<folder>/originals`; what is made from them, and may be thrown away, in `<folder>/resized`. */
export const createImageStore = (folder: string): ImageStore => {
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
