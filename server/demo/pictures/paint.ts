import type { Random } from '#server/demo/random.ts';
import { tone } from './colour.ts';
import { group, num, repeat, stroke } from './svg.ts';
import type { Material } from './textures.ts';
import { hasTexture, texture } from './textures.ts';

export type Mode = 'flat' | 'texture' | 'line';

/**
 * Fills and strokes for drawing a shape. The same shape serves all views because only the paint
 * differs.
 */
export interface Paint {
  mode: Mode;
  /** Determines the model's design; the same for all its variations and views. */
  random: Random;
  /**
   * Fill in a shade of the product's colour: 0 is the colour itself, positive is lighter, negative
   * darker.
   */
  body: (level?: number) => string;
  /** Fill in a shade of the frame's colour. */
  accent: (level?: number) => string;
  /** Fill in any other colour. */
  other: (colour: string, level?: number) => string;
  /** Plain colours for strokes. */
  bodyLine: (level: number) => string;
  accentLine: (level: number) => string;
  /** Lines of wood grain within a rectangle, for products of wood. */
  grain: (x: number, y: number, width: number, height: number, isUpright?: boolean) => string;
  /** Shadows and lights, which a line drawing omits. */
  light: (content: string, opacity: number) => string;
  /** Fill of a soft highlight. */
  shine: string;
  /** Decoration that shows the product in use. */
  decor: (content: string) => string;
}

export interface PaintBox {
  paint: Paint;
  definitions: () => string;
}

interface PaintOptions {
  mode: Mode;
  colour: string;
  accent: string;
  material: Material;
  turn: number;
  random: Random;
  withDecor: boolean;
}

const pencil = '#4d4a47';
/** For strokes wide enough to look like shapes. */
const pencilFill = '#b5afa7';

const gradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/>` +
  `<stop offset="1" stop-color="${bottom}"/></linearGradient>`;

export const createPaint = (options: PaintOptions): PaintBox => {
  const { mode, colour, accent, material, turn, random, withDecor } = options;
  const definitions = new Map<string, string>();

  const shaded = (base: string, level: number, isBody: boolean): string => {
    if (mode === 'line') return '#ffffff';
    const isTextured = isBody && mode === 'texture' && hasTexture(material);
    const id = `${isTextured ? 't' : 'g'}${base.slice(1)}${num(level).replace('.', '_')}`;
    if (!definitions.has(id)) {
      definitions.set(
        id,
        isTextured
          ? texture(id, { material, colour, turn }, tone(base, level))
          : gradient(id, tone(base, level + 0.5), tone(base, level - 0.6)),
      );
    }
    return `url(#${id})`;
  };

  const grain: Paint['grain'] = (x, y, width, height, isUpright = false) => {
    if (mode !== 'flat' || material !== 'wood') return '';
    const [long, short] = isUpright ? [height, width] : [width, height];
    const count = Math.max(2, Math.min(9, Math.round(short / 16)));
    const year = (index: number) => {
      const at = ((index + random.between(0.25, 0.75)) * short) / count;
      const start = long * random.between(0.02, 0.3);
      const end = long * random.between(0.65, 0.98);
      const sway = Math.min(5, short / 8) * random.between(-1, 1);
      const along = (value: number, side: number) =>
        isUpright ? `${num(x + side)} ${num(y + value)}` : `${num(x + value)} ${num(y + side)}`;
      const half = (start + end) / 2;
      return stroke(
        `M${along(start, at)}Q${along((start + half) / 2, at + sway)} ${along(half, at)}` +
          `T${along(end, at)}`,
        tone(colour, -2.2),
        random.between(1.2, 2.6),
      );
    };
    return group(repeat(count, year), 'opacity="0.42"');
  };

  return {
    definitions: () => [...definitions.values()].join(''),
    paint: {
      mode,
      random,
      body: (level = 0) => shaded(colour, level, true),
      accent: (level = 0) => shaded(accent, level, false),
      other: (base, level = 0) => shaded(base, level, false),
      bodyLine: (level) => (mode === 'line' ? pencil : tone(colour, level)),
      accentLine: (level) => (mode === 'line' ? pencilFill : tone(accent, level)),
      grain,
      light: (content, opacity) =>
        mode === 'line' ? '' : group(content, `opacity="${opacity}" stroke="none"`),
      shine: 'url(#shine)',
      decor: (content) => (withDecor && mode === 'flat' ? content : ''),
    },
  };
};
