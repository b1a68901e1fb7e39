import type { FoundColour } from './colours.ts';
import { distance } from './oklab.ts';
import { plainOf } from './palette.ts';
import type { ImageAnalysis } from './picture.ts';

/** Reliability of each kind of image. */
const weights = { cutout: 2, studio: 2, material: 1, scene: 1 } as const;

/** Colours closer than this are the same in different light. */
const alike = 0.06;
/** Minimum share of the main colour over all images. */
const leastMain = 0.35;
const leastShare = 0.1;
const mostColours = 3;

/**
 * Combines the images of one product. A majority of those in which it stands out must agree on the
 * main colour; reliable images count twice.
 * @returns null if it stands out in none, or if they contradict one another
 */
export const mergeAnalyses = (all: readonly (ImageAnalysis | null)[]): ImageAnalysis | null => {
  const visible = all.filter((seen) => seen !== null);
  const camps = visible.map((seen) => visible.filter((other) => agree(seen, other)));
  const [largest = []] = camps.sort((one, other) => weightOf(other) - weightOf(one));
  const [first] = largest;
  if (!first || weightOf(largest) * 2 <= weightOf(visible)) return null;
  const colours = sharedColours(largest);
  if ((colours[0]?.share ?? 0) < leastMain) return null;
  return {
    showing: first.showing,
    colours,
    pattern:
      mostOften(largest.map(({ pattern }) => pattern).filter((each) => each !== null)) ?? null,
  };
};

const weightOf = (some: readonly ImageAnalysis[]) =>
  some.reduce((sum, { showing }) => sum + weights[showing], 0);

const agree = ({ colours: [one] }: ImageAnalysis, { colours: [other] }: ImageAnalysis): boolean =>
  one !== undefined &&
  other !== undefined &&
  (plainOf(one.name) === plainOf(other.name) || distance(one.lab, other.lab) < alike);

/** Mean shares, largest first. */
const sharedColours = (some: readonly ImageAnalysis[]): FoundColour[] => {
  const shared = new Map<string, FoundColour>();
  for (const colour of some.flatMap(({ colours }) => colours)) {
    const known = shared.get(colour.name) ?? { ...colour, share: 0 };
    shared.set(colour.name, { ...known, share: known.share + colour.share / some.length });
  }
  return [...shared.values()]
    .sort((one, other) => other.share - one.share)
    .filter(({ share }) => share >= leastShare)
    .slice(0, mostColours);
};

/** The most frequent value; of equals the first, like the main image. */
const mostOften = <Value>(values: readonly Value[]): Value | undefined => {
  const count = (value: Value) => values.filter((each) => each === value).length;
  return values.reduce<Value | undefined>(
    (best, value) => (best === undefined || count(value) > count(best) ? value : best),
    undefined,
  );
};
