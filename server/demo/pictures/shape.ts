import type { Random } from '#server/demo/random.ts';
import type { Paint } from './paint.ts';
import type { Point } from './svg.ts';
import type { Material } from './textures.ts';

export type { Paint } from './paint.ts';

export interface Figure {
  /** Drawn around x = 0 and upwards (negative y) from y = 0, about 1000 units large at most. */
  art: string;
  width: number;
  height: number;
  /** Centre of the close-up. */
  focus: Point;
}

/** The area to cover: x from left to right, y from near to far. */
export interface Area {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** One board or tile of a floor or wall. */
export interface Cell {
  corners: Point[];
  level: number;
}

interface Surface {
  on: 'floor' | 'wall';
  grout: boolean;
  cover: (area: Area, random: Random) => Cell[];
}

export interface Shape {
  material: Material;
  /** Degrees by which the texture is turned; the default is horizontal grain. */
  turn?: number;
  /** The product's position: standing, in or on a wall, on a table, hanging or seen from above. */
  place: 'floor' | 'doorway' | 'wall' | 'table' | 'ceiling' | 'flat';
  room?: 'living' | 'garden' | 'bath';
  draw: (paint: Paint) => Figure;
  /** Magnification of the close-up; the default is 2.2. */
  zoom?: number;
  /** Size factor in a room, for products that are small in reality. */
  presence?: number;
  /** Whether the texture shows in every view or in none, not only in the close-up. */
  isTextured?: boolean;
  /** The covering of a room's floor or wall, for products sold by the square metre. */
  surface?: Surface;
}
