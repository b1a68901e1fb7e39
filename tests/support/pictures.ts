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

/** A picture that no encoder makes small: every pixel is another colour than the one beside it. */
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

/** A good picture of exactly that many bytes: what follows its end is not part of it. */
export const pngOfSize = async (bytes: number): Promise<Buffer> => {
  const picture = await png();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 'x')]);
};
