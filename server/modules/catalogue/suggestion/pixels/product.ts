import { backgroundOf, holesOf } from './background.ts';
import { type Edge, edgeColours, edgeOf } from './edge.ts';
import { countOf, eroded, grown } from './mask.ts';
import { isFilledEvenly } from './material.ts';
import { distance, type Lab } from './oklab.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Raster } from './raster.ts';

/**
 * Kind of image: cut out (transparent background), in front of one colour (studio), a material that
 * fills the image, or in a room or outdoors in front of a few colours (scene).
 */
export type Showing = 'cutout' | 'studio' | 'material' | 'scene';

/** The product's position in an image. */
export interface ShownProduct {
  showing: Showing;
  /** 1 or 0 for each pixel. */
  mask: Uint8Array;
  /** Colours of the background; empty without one. */
  background: readonly Lab[];
}

interface Demands {
  /** Minimum share of the edge in background colours. */
  edge: number;
  /** Minimum and maximum share of the image's area. */
  least: number;
  most: number;
  /** Minimum share of the largest connected piece. */
  inOnePiece: number;
  solidity: number;
  /** Maximum distance of the centroid from the image's centre, relative to width and height. */
  offCentre: number;
  /** Maximum share of the edge that the product touches. */
  atEdge: number;
  /** Minimum colour difference across its outline. */
  contrast: number;
}

const demands: Record<'studio' | 'scene', Demands> = {
  studio: {
    edge: 0.86,
    least: 0.04,
    most: 0.93,
    inOnePiece: 0,
    solidity: 0.3,
    offCentre: 0.17,
    atEdge: 0.14,
    contrast: 0.09,
  },
  scene: {
    edge: 0.86,
    least: 0.05,
    most: 0.7,
    inOnePiece: 0.75,
    solidity: 0.38,
    offCentre: 0.2,
    atEdge: 0.05,
    contrast: 0.1,
  },
};

/** Minimum transparent share of a cut-out image. */
const cutAway = 0.05;

/** The product's position in an image, or null if it does not stand out from its background. */
export const shownProduct = (raster: Raster): ShownProduct | null => {
  const opaque = Uint8Array.from(raster.colours, (_, pixel) => (raster.isOpaque(pixel) ? 1 : 0));
  const edge = edgeColours(raster);
  if (countOf(opaque) < (1 - cutAway) * opaque.length) {
    return { showing: 'cutout', mask: opaque, background: [] };
  }
  const left = beforeBackground(raster, edge);
  if (isFilledEvenly(raster, left)) return { showing: 'material', mask: opaque, background: [] };
  const showing = edge.first >= demands.studio.edge ? 'studio' : 'scene';
  const mask = edge.share < demands[showing].edge ? null : maskOf(raster, left, demands[showing]);
  return mask && { showing, mask, background: edge.colours };
};

const beforeBackground = (raster: Raster, edge: Edge): Uint8Array => {
  const background = backgroundOf(raster, edge);
  const holes = holesOf(raster, background);
  return background.map((is, pixel) => (is || holes[pixel] ? 0 : 1));
};

/** The product's part of it, or null if that is uncertain. */
const maskOf = (raster: Raster, left: Uint8Array, wanted: Demands): Uint8Array | null => {
  const { width, height } = raster;
  const all = width * height;
  // lines and specks are not the product
  const solid = grown(eroded(left, width, height, 1), width, height, 1);
  const pieces = piecesOf(
    solid.map((is, pixel) => is * (left[pixel] ?? 0)),
    width,
    height,
  );
  const [largest] = pieces;
  const found = pieces.reduce((sum, { pixels }) => sum + pixels.length, 0);
  if (!largest || found < wanted.least * all || found > wanted.most * all) return null;
  if (largest.pixels.length < wanted.inOnePiece * found) return null;
  // several objects in front of one colour are a set, or parts of the product
  const kept = pieces.filter(({ pixels }) => pixels.length >= largest.pixels.length * 0.15);
  const mask = new Uint8Array(all);
  for (const pixel of kept.flatMap(({ pixels }) => pixels)) mask[pixel] = 1;
  const isApart =
    isCentral(kept, wanted.offCentre) &&
    largest.solidity >= wanted.solidity &&
    atEdge(raster, mask) <= wanted.atEdge &&
    contrastOf(raster, mask) >= wanted.contrast;
  return isApart ? mask : null;
};

const isCentral = (pieces: readonly Piece[], offCentre: number): boolean => {
  const count = pieces.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const mean = (part: 'x' | 'y') =>
    pieces.reduce((sum, { centre, pixels }) => sum + centre[part] * pixels.length, 0) / count;
  return Math.abs(mean('x') - 0.5) <= offCentre && Math.abs(mean('y') - 0.5) <= offCentre;
};

const atEdge = (raster: Raster, mask: Uint8Array): number => {
  const edge = edgeOf(raster);
  return edge.filter((pixel) => mask[pixel]).length / edge.length;
};

/** Mean colour difference across the outline, three pixels apart because edges blur. */
const contrastOf = ({ width, height, colours }: Raster, mask: Uint8Array): number => {
  const inner = eroded(mask, width, height, 1);
  let [sum, count] = [0, 0];
  for (const [pixel, here] of colours.entries()) {
    if (!inner[pixel]) continue;
    for (const step of [-3, 3, -3 * width, 3 * width]) {
      const there = colours[pixel + step];
      if (!there || mask[pixel + step]) continue;
      sum += distance(here, there);
      count += 1;
    }
  }
  return count > 0 ? sum / count : 0;
};
