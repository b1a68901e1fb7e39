import { groupsOf } from './groups.ts';
import type { Lab } from './oklab.ts';
import type { Raster } from './raster.ts';

/** A smaller share of the edge belongs to an object that the image cuts off. */
const leastShare = 0.06;
/** With more colours it is a crowded room, not a background. */
const most = 4;

/** The colours at an image's edge, which are those of its background. */
export interface Edge {
  /** Most frequent first. */
  colours: readonly Lab[];
  /** Share of the edge that has any of these colours, from 0 to 1. */
  share: number;
  /** Share of the first colour. */
  first: number;
}

/** The outermost pixels. */
export const edgeOf = ({ width, height }: Raster): number[] => [
  ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat(),
  ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
];

export const edgeColours = (raster: Raster): Edge => {
  const edge = edgeOf(raster).filter(raster.isOpaque);
  const found = groupsOf(raster, edge)
    .map(({ mean, pixels }) => ({ colour: mean, share: pixels.length / edge.length }))
    .filter(({ share }) => share >= leastShare)
    .slice(0, most);
  return {
    colours: found.map(({ colour }) => colour),
    share: found.reduce((sum, { share }) => sum + share, 0),
    first: found[0]?.share ?? 0,
  };
};
