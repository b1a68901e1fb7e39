import { limits } from '#contract/limits.ts';

/** A picture that is shown nowhere larger loses nothing by it. */
const largestSide = 2560;
const qualities = [0.9, 0.8, 0.7];
const smallestSide = 200;

let last: Promise<unknown> = Promise.resolve();

/**
 * The file itself, or a smaller copy of a picture that is too large to upload and has no other fault.
 * What the browser cannot read is given back as it is: the server says what is wrong with it.
 * One after the other, since an unfolded photograph takes a hundred megabytes.
 */
export const shrinkImage = (file: File): Promise<File> => {
  if (file.size <= limits.imageBytes) return Promise.resolve(file);
  const shrunk = last.then(() => shrink(file)).catch(() => file);
  last = shrunk;
  return shrunk;
};

const shrink = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  try {
    const largest = Math.max(picture.width, picture.height);
    for (let side = Math.min(largest, largestSide); side >= smallestSide; side *= 0.8) {
      const canvas = draw(picture, side / largest);
      const fitting = await encode(canvas);
      if (fitting) return new File([fitting], nameFor(file.name, fitting.type), fitting);
    }
    return file;
  } finally {
    picture.close();
  }
};

const draw = (picture: ImageBitmap, scale: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
};

/** As JPEG, which has no transparency: a picture that has some stays PNG. */
const encode = async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  if (isTransparent(canvas)) return ifItFits(await blobOf(canvas, 'image/png'));
  for (const quality of qualities) {
    const fitting = ifItFits(await blobOf(canvas, 'image/jpeg', quality));
    if (fitting) return fitting;
  }
  return null;
};

const ifItFits = (blob: Blob | null) => (blob && blob.size <= limits.imageBytes ? blob : null);

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

const isTransparent = (canvas: HTMLCanvasElement): boolean => {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
};

const nameFor = (name: string, type: string): string =>
  type === 'image/jpeg' ? name.replace(/(\.png)?$/i, (ending) => (ending ? '.jpg' : '')) : name;
