import sharp from 'sharp';

interface Picture {
  width?: number;
  height?: number;
  colour?: string;
}

const plain = ({ width = 320, height = 240, colour = '#8f5236' }: Picture) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

export const png = (picture: Picture = {}): Promise<Buffer> => plain(picture).png().toBuffer();

export const jpeg = (picture: Picture = {}): Promise<Buffer> =>
  plain(picture).jpeg({ quality: 90 }).toBuffer();

/** An incompressible image: neighbouring pixels have different colours. */
export const noise = (width: number, height: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    pixels[index] = state % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};

/** A valid image of exactly this many bytes; bytes after its end are ignored. */
export const pngOfSize = async (bytes: number): Promise<Buffer> => {
  const picture = await png();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 'x')]);
};
