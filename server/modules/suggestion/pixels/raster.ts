import sharp from 'sharp';
import { type Lab, labOf } from './oklab.ts';

/** Enough for colours and patterns, and few enough to be looked at within milliseconds. */
const side = 160;

/** A small picture, pixel by pixel. */
export interface Raster {
  width: number;
  height: number;
  colours: readonly Lab[];
  /** Red, green, blue and alpha of each. */
  bytes: Uint8Array;
  isOpaque: (pixel: number) => boolean;
}

const channels = 4;

/** Decoded and made small by sharp's own threads. */
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

/** A pixel as it would be written, such as #2f5d50. */
export const hexAt = ({ bytes }: Raster, pixel: number): string =>
  `#${[0, 1, 2].map((channel) => (bytes[pixel * channels + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
