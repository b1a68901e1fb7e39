import type { Picture } from '#contract/generated/shopSchema.ts';
import { imageWidths } from '#server/storage/images.ts';

export interface PictureRow {
  filename: string;
  alt: string;
}

/** A picture with the paths of its widths: none for the picture that a draft lacks. */
export const pictureOf = ({ filename, alt }: PictureRow): Picture => ({
  filename,
  alt,
  sizes:
    filename === ''
      ? []
      : imageWidths.map((width) => ({ width, path: pathOfPicture(filename, width) })),
});

export const optionalPictureOf = (filename: string | null, alt = ''): Picture | null =>
  filename === null || filename === '' ? null : pictureOf({ filename, alt });

export const pathOfPicture = (filename: string, width: (typeof imageWidths)[number]): string =>
  `/images/${encodeURIComponent(filename)}?w=${width}`;
