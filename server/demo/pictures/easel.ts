import type { Random } from '#server/demo/random.ts';
import { createRandom } from '#server/demo/random.ts';
import type { Mode, PaintBox } from './paint.ts';
import { createPaint } from './paint.ts';
import { commonDefinitions } from './rooms.ts';
import type { Figure, Shape } from './shape.ts';
import { group, move } from './svg.ts';

export interface Subject {
  shape: Shape;
  shapeName: string;
  /** '#rrggbb' */
  colour: string;
  accent: string;
  /** The same for all variations of one model. */
  model: string;
  /** Different for every variation. */
  number: string;
}

export interface Easel extends PaintBox {
  figure: Figure;
}

export const outline =
  'stroke="#2b211a" stroke-opacity="0.42" stroke-width="2.6" stroke-linejoin="round"';
export const pencilLine = 'stroke="#4d4a47" stroke-width="3" stroke-linejoin="round"';

const textureMode = ({ isTextured }: Shape, mode: Mode): Mode => {
  if (isTextured === undefined) return mode;
  return isTextured ? 'texture' : 'flat';
};

// Textures are drawn several times faster where their tiles cover whole pixels.
export const halfSteps = (scale: number): number => Math.max(1, Math.floor(scale * 2 + 0.3) / 2);
export const quarterStep = (scale: number): number => Math.ceil(scale * 4) / 4;
export const wholePixels = (position: number): number => Math.round(position / 8) * 8;

export const setUp = (subject: Subject, mode: Mode, withDecor = false): Easel => {
  const { shape, colour, accent, model, shapeName } = subject;
  const random = createRandom(`${shapeName} ${model}`);
  const usedMode = mode === 'line' ? mode : textureMode(shape, mode);
  const box = createPaint({
    mode: usedMode,
    colour,
    accent,
    material: shape.material,
    turn: shape.turn ?? 0,
    random,
    withDecor,
  });
  return { ...box, figure: shape.draw(box.paint) };
};

export const page = (definitions: string, content: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 1280" width="1280" height="1280">' +
  `<defs>${commonDefinitions}${definitions}</defs>${content}</svg>`;

export const backdrop = ({ model, number }: Subject): Random =>
  createRandom(`backdrop ${model} ${number}`);

export const placed = (
  { figure }: Easel,
  x: number,
  y: number,
  scale: number,
  lines = outline,
): string => group(move(figure.art, x, y, scale), lines);

export const fitting = ({ width, height }: Figure, mostWide: number, mostHigh: number): number =>
  Math.min(mostWide / width, mostHigh / height, 1.3);
