import sharp from 'sharp';

/** Size of every scene. */
export const size = { width: 480, height: 400 };

interface Camera {
  /** Maximum deviation of each pixel, from 0 to 255. */
  noise?: number;
  /** Quality of the JPEG. */
  quality?: number;
  /** Exposure: less than 1 is underexposed. */
  exposure?: number;
  /** Warm light makes white things yellowish. */
  warmth?: number;
}

/** The same sequence of numbers between -1 and 1 for each seed. */
const randomOf = (seed: number) => {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
};

/**
 * A drawing as a camera's photo, with noise and vignetting: the uploaded JPEG, and the WebP in the
 * store.
 */
export const photograph = async (
  drawing: string,
  { noise = 7, quality = 72, exposure = 1, warmth = 0 }: Camera = {},
  seed = 1,
): Promise<Buffer> => {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer();
  const random = randomOf(seed);
  const gains = [1 + warmth, 1, 1 - warmth];
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = at / 3;
    const x = (pixel % width) / width - 0.5;
    const y = Math.floor(pixel / width) / height - 0.5;
    const light = exposure * (1 - 0.22 * (x * x + y * y));
    const off = random() * noise;
    for (const [channel, gain] of gains.entries()) {
      const value = (pixels[at + channel] ?? 0) * light * gain + off + (random() * noise) / 2;
      pixels[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  const raw = { raw: { width, height, channels: 3 as const } };
  const jpeg = await sharp(pixels, raw).jpeg({ quality }).toBuffer();
  return sharp(jpeg).webp({ quality: 82 }).toBuffer();
};
