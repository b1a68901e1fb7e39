import { setImmediate as nextTurn } from 'node:timers/promises';
import type { suggestionWords } from '#i18n/de/suggestionWords.ts';
import { productMask } from './background.ts';
import { dominantColours, type FoundColour } from './colours.ts';
import { type Pattern, patternOf } from './pattern.ts';
import { type Raster, rasterOf } from './raster.ts';

type Brightness = keyof typeof suggestionWords.brightness;

/** What the pixels of a picture say. */
export interface Seen {
  /** The largest first. */
  colours: readonly FoundColour[];
  brightness: Brightness;
  pattern: Pattern;
}

const darkBelow = 0.42;
const lightAbove = 0.72;

/** Looks at a picture (any format that sharp reads). Others have their turn between its steps of 10 ms. */
export const seePicture = async (picture: Buffer): Promise<Seen> => {
  const raster = await rasterOf(picture);
  await nextTurn();
  const product = productMask(raster);
  await nextTurn();
  const colours = dominantColours(raster, product);
  await nextTurn();
  const pattern = patternOf(raster, product);
  return { colours, brightness: brightnessOf(raster, product), pattern: asSeen(pattern, colours) };
};

/** What has no pattern, but large parts of two colours, is not of one colour. */
const asSeen = (pattern: Pattern, [first, second]: readonly FoundColour[]): Pattern =>
  pattern === 'plain' && first && second && second.share > first.share / 3
    ? 'multicoloured'
    : pattern;

const brightnessOf = ({ colours }: Raster, mask: Uint8Array): Brightness => {
  let [sum, count] = [0, 0];
  for (const [pixel, { l }] of colours.entries()) {
    if (!mask[pixel]) continue;
    sum += l;
    count += 1;
  }
  const mean = count > 0 ? sum / count : 1;
  if (mean < darkBelow) return 'dark';
  return mean > lightAbove ? 'light' : 'medium';
};

/** All pictures as one: colours by how much they have of all, the rest as most of them say. */
export const seenTogether = (all: readonly Seen[]): Seen => {
  const shares = new Map<string, FoundColour>();
  for (const colour of all.flatMap(({ colours }) => colours)) {
    const known = shares.get(colour.name);
    const share = (known?.share ?? 0) + colour.share / all.length;
    shares.set(colour.name, { ...colour, hex: known?.hex ?? colour.hex, share });
  }
  return {
    colours: [...shares.values()]
      .sort((one, other) => other.share - one.share)
      .slice(0, 3)
      .filter(({ share }) => share >= 0.1),
    brightness: mostOften(all.map(({ brightness }) => brightness)) ?? 'medium',
    pattern: mostOften(all.map(({ pattern }) => pattern)) ?? 'plain',
  };
};

/** Of two that are as frequent the one that comes first, as the main picture does. */
const mostOften = <Value>(values: readonly Value[]): Value | undefined => {
  const count = (value: Value) => values.filter((each) => each === value).length;
  return values.reduce<Value | undefined>(
    (best, value) => (best === undefined || count(value) > count(best) ? value : best),
    undefined,
  );
};
