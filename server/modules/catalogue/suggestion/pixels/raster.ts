import sharp from 'sharp';
import { type Lab, labOf } from './oklab.ts';

/** Enough for colours and patterns, and few enough to analyse within milliseconds. */
const side = 160;

/** A small image, pixel by pixel. */
export interface Raster {
  width: number;
  height: number;
  colours: readonly Lab[];
  /** Red, green, blue and alpha of each pixel. */
  bytes: Uint8Array;
  isOpaque: (pixel: number) => boolean;
}

const channels = 4;

/** Decoded and resized by sharp's own threads. */
export const rasterOf = async (picture: Buffer): Promise<Raster> => {
  const { data, info } = await sharp(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = pixel * channels;
    return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
  return {
    width: info.width,
    height: info.height,
    colours,
    bytes: data,
    isOpaque: (pixel) => (data[pixel * channels + 3] ?? 0) >= 128,
  };
};

/** A pixel's colour, for example #2f5d50. */
export const hexAt = ({ bytes }: Raster, pixel: number): string =>
  `#${[0, 1, 2].map((channel) => (bytes[pixel * channels + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
