import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FoundColour, isInShade, productColours } from './colours.ts';
import { type Pattern, patternOf } from './pattern.ts';
import { type Showing, type ShownProduct, shownProduct } from './product.ts';
import { rasterOf } from './raster.ts';

/** The product's properties visible in an image. */
export interface ImageAnalysis {
  showing: Showing;
  /** Largest first. */
  colours: readonly FoundColour[];
  /** Null if it cannot be distinguished from the product's shape, light and shadow. */
  pattern: Pattern | null;
}

/** Minimum share of the main colour. */
const leastMain = { cutout: 0.45, studio: 0.45, material: 0.35, scene: 0.7 };

/**
 * Analyses an image (any format that sharp reads), yielding between steps of about 10 ms.
 * @returns null if the product does not stand out, because a wrong colour is worse than none
 */
export const analysePicture = async (picture: Buffer): Promise<ImageAnalysis | null> => {
  const raster = await rasterOf(picture);
  await nextTurn();
  const shown = shownProduct(raster);
  if (!shown) return null;
  await nextTurn();
  const colours = productColours(raster, shown);
  if (!isSure(shown, colours)) return null;
  await nextTurn();
  const pattern = asSeen(shown, patternOf(raster, shown.mask), colours);
  return { showing: shown.showing, colours, pattern };
};

/** With this share of a second colour, shaded background is likely a shadow. */
const besideShadow = 0.25;

/** Whether the main colour is the product's, and the light allows naming it. */
const isSure = (shown: ShownProduct, [main, second]: readonly FoundColour[]): boolean => {
  if (!main || main.share < leastMain[shown.showing]) return false;
  const isShadow = isInShade(shown, main.lab) && (second?.share ?? 0) >= besideShadow;
  // with nothing lighter in the image, it may be white in dim light
  const isDim =
    main.name === 'lightGrey' &&
    shown.background.length > 0 &&
    shown.background.every(({ l }) => l < main.lab.l + 0.03);
  return !isShadow && !isDim;
};

/** Minimum share of the main colour of a plain product. */
const plainShare = 0.85;

/** Large areas of two colours without a pattern are not "plain". */
const asSeen = (
  { showing }: ShownProduct,
  pattern: Pattern,
  [first, second]: readonly FoundColour[],
): Pattern | null => {
  if (pattern === 'plain') {
    if (first && second && second.share > first.share / 3) return 'multicoloured';
    return (first?.share ?? 0) >= plainShare ? pattern : null;
  }
  if (showing === 'material') return pattern;
  // cushions, boards and drawers repeat as well, but in one colour
  return pattern !== 'textured' && (second?.share ?? 0) >= secondOfPattern ? pattern : null;
};
const secondOfPattern = 0.25;
