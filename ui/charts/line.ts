import type { Point } from './data.ts';

/** The position of a point, in percent of the chart's width and height. */
export interface Place {
  x: number;
  y: number;
}

/** A round number at or above `value`, divisible into `steps` integer steps where possible. */
export const topOf = (value: number, steps: number): number => {
  if (value <= steps) return steps;
  const size = 10 ** Math.floor(Math.log10(value / steps));
  const factor = [1, 2, 5, 10].find((each) => each * size * steps >= value) ?? 10;
  return factor * size * steps;
};

/** The x position of a point, in percent; a single point is centred. */
export const placeOf = (points: readonly unknown[], index: number): number =>
  points.length > 1 ? (100 * index) / (points.length - 1) : 50;

export const placesOf = (points: readonly Point[], top: number): (Place | null)[] =>
  points.map(({ value }, index) =>
    value === null
      ? null
      : {
          x: placeOf(points, index),
          y: 100 - (100 * value) / top,
        },
  );

/** The SVG path that connects neighbouring points; a point without neighbours becomes a dot. */
export const pathOf = (places: readonly (Place | null)[]): string =>
  places
    .map((place, index) => {
      if (!place) return '';
      const isFirst = !places[index - 1];
      const at = `${round(place.x)} ${round(place.y)}`;
      // a line of zero length renders only its round caps
      if (isFirst && !places[index + 1]) return `M${at}l0 0`;
      return `${isFirst ? 'M' : 'L'}${at}`;
    })
    .join('');

const round = (number: number): number => Math.round(number * 100) / 100;

/** At most `count` evenly spaced points, including the first; used for axis labels. */
export const someOf = <Item>(points: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, Math.ceil(points.length / count));
  return points.filter((_, index) => index % step === 0);
};
