import { limits } from '#contract/limits.ts';
import type { PictureQuestion } from './runPictureTask.ts';

/*
 * Shrinks images in a worker, because decoding and encoding a photo takes a second and would freeze
 * the page. It processes one image at a time, because each needs a hundred megabytes.
 */

/** The largest size, in pixels, in which the application shows an image. */
const largestSide = 2560;
const qualities = [0.9, 0.8, 0.7];
const smallestSide = 200;

/** Creates a smaller copy; null if it cannot be made small enough. */
const shrink = async (file: Blob): Promise<Blob | null> => {
  const picture = await createImageBitmap(file);
  try {
    const largest = Math.max(picture.width, picture.height);
    for (let side = Math.min(largest, largestSide); side >= smallestSide; side *= 0.8) {
      const fitting = await encode(draw(picture, side / largest), file.type !== 'image/jpeg');
      if (fitting) return fitting;
    }
    return null;
  } finally {
    picture.close();
  }
};

const draw = (picture: ImageBitmap, scale: number): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
};

/** Encodes the image as JPEG, or as PNG if it has transparency. */
const encode = async (canvas: OffscreenCanvas, mayBeTransparent: boolean): Promise<Blob | null> => {
  if (mayBeTransparent && isTransparent(canvas)) {
    return ifItFits(await canvas.convertToBlob({ type: 'image/png' }));
  }
  for (const quality of qualities) {
    const fitting = ifItFits(await canvas.convertToBlob({ type: 'image/jpeg', quality }));
    if (fitting) return fitting;
  }
  return null;
};

const ifItFits = (blob: Blob) => (blob.size <= limits.imageBytes ? blob : null);

const isTransparent = (canvas: OffscreenCanvas): boolean => {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
};

/** Twice the 56 pixels of a list row, for high-density screens. */
const previewHeight = 112;

const preview = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, {
    resizeHeight: previewHeight,
    resizeQuality: 'medium',
  });
  try {
    // PNG keeps transparency, and is small enough at this size
    return await draw(picture, 1).convertToBlob();
  } finally {
    picture.close();
  }
};

const tasks = { shrink, preview };

self.onmessage = async ({ data: { task, file } }: MessageEvent<PictureQuestion>) => {
  self.postMessage(await tasks[task](file).catch(() => null));
};
