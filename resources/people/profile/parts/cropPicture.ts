import type { Crop } from '#ui/images/CropDialog.tsx';

const qualities = [0.92, 0.85, 0.75, 0.6];

interface Size {
  /** Maximum length of the longer side, in pixels. */
  side: number;
  bytes: number;
}

/** Crops an image into a new file: PNG if that is small enough, otherwise JPEG. */
export const cropPicture = async (
  picture: HTMLImageElement,
  crop: Crop,
  name: string,
  { side, bytes }: Size,
): Promise<File> => {
  const part = {
    x: (crop.x * picture.naturalWidth) / 100,
    y: (crop.y * picture.naturalHeight) / 100,
    width: (crop.width * picture.naturalWidth) / 100,
    height: (crop.height * picture.naturalHeight) / 100,
  };
  // both sides use the same size, so that rounding does not distort a square
  const size = Math.max(1, Math.min(side, Math.round(Math.max(part.width, part.height))));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size, size);
  const png = await blobOf(canvas, 'image/png');
  if (png.size <= bytes) return new File([png], `${name}.png`, png);
  // JPEG does not support transparency
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  let jpeg = png;
  for (const quality of qualities) {
    jpeg = await blobOf(canvas, 'image/jpeg', quality);
    if (jpeg.size <= bytes / 2) break;
  }
  return new File([jpeg], `${name}.jpg`, jpeg);
};

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type, quality);
  });
