import { fabrics } from '#server/demo/catalogue/options.ts';
import { createRandom, hashText } from '#server/demo/random.ts';
import { tone } from './colour.ts';
import { ellipse, line, num, rect, repeat, stroke } from './svg.ts';

export type Material = 'fabric' | 'wood' | 'lacquer' | 'ceramic' | 'wool' | 'glass';

/** Sizes are multiples of 8: repeating whole pixels is many times faster than parts of pixels. */
type Tile = { size: number; art: string };

const weave = (base: string): Tile => ({
  size: 16,
  art:
    rect(0, 0, 16, 16, base) +
    rect(1, 1.5, 6, 5, tone(base, 0.9), 2) +
    rect(9, 9.5, 6, 5, tone(base, 0.9), 2) +
    rect(9.5, 1, 5, 6, tone(base, -0.9), 2) +
    rect(1.5, 9, 5, 6, tone(base, -0.9), 2),
});

const boucle = (base: string): Tile => {
  const random = createRandom('boucle');
  const loop = (index: number) => {
    const x = (index % 10) * 8 + random.between(-4, 4);
    const y = Math.floor(index / 10) * 8 + random.between(-4, 4);
    const r = random.between(3, 5.5);
    const shade = tone(base, random.between(-1.5, 1.8));
    const turn = random.between(0, 6.3);
    const [dx, dy] = [Math.cos(turn) * r * 1.5, Math.sin(turn) * r * 1.5];
    return stroke(
      `M${num(x)} ${num(y)}a${num(r)} ${num(r)} 0 1 ${random.int(0, 1)} ${num(dx)} ${num(dy)}`,
      shade,
      3,
    );
  };
  return { size: 80, art: rect(0, 0, 80, 80, base) + repeat(100, loop) };
};

const cord = (base: string): Tile => ({
  size: 24,
  art:
    rect(0, 0, 24, 24, base) +
    rect(0, 0, 5, 24, tone(base, -2)) +
    rect(8, 0, 10, 24, tone(base, 0.9)) +
    rect(11, 0, 4, 24, tone(base, 1.6)),
});

const linen = (base: string): Tile => {
  const random = createRandom('linen');
  const thread = (index: number) => {
    const at = (index * 97) % 96;
    const shade = tone(base, random.between(-1.3, 1.3));
    return index % 2 ? line([0, at], [96, at], shade, 1.8) : line([at, 0], [at, 96], shade, 1.8);
  };
  return { size: 96, art: rect(0, 0, 96, 96, base) + repeat(70, thread) };
};

const grains = (
  base: string,
  seed: string,
  size: number,
  count: number,
  strength: number,
): Tile => {
  const random = createRandom(seed);
  const speck = () =>
    ellipse(
      random.between(2, size - 2),
      random.between(2, size - 2),
      random.between(0.8, 2.2),
      random.between(0.8, 2.2),
      tone(base, random.between(-strength, strength)),
    );
  return { size, art: rect(0, 0, size, size, base) + repeat(count, speck) };
};

const smooth = (base: string): Tile => ({
  size: 40,
  art: rect(0, 0, 40, 40, base),
});

const wool = (base: string): Tile => ({
  size: 24,
  art:
    rect(0, 0, 24, 24, base) +
    stroke('M1 4q5 5 10 0M13 4q5 5 10 0', tone(base, -1.6), 3) +
    stroke('M-5 16q5 5 10 0M7 16q5 5 10 0M19 16q5 5 10 0', tone(base, -1.2), 3) +
    stroke('M1 9q5 4 10 0M13 9q5 4 10 0', tone(base, 1.2), 2.5),
});

const wood = (base: string): Tile => {
  const random = createRandom('wood');
  const year = (index: number) => {
    const y = index * 11 + random.between(1, 8);
    const sway = random.between(-5, 5);
    const shade = tone(base, random.chance(0.3) ? -2.2 : random.between(-1.5, 0.7));
    return stroke(
      `M0 ${num(y)}C140 ${num(y + sway)} 180 ${num(y - sway)} 320 ${num(y)}`,
      shade,
      random.between(0.8, 3),
    );
  };
  const heart = (index: number) => {
    const [x, y, long] = [150 - index * 4, 196, 40 + index * 34];
    return stroke(
      `M${x - long} ${y}Q${x} ${y - 9 - index * 5} ${x + long} ${y}Q${x} ${y + 9 + index * 5} ${x - long} ${y}`,
      tone(base, -1.7),
      1.6,
    );
  };
  return { size: 320, art: rect(0, 0, 320, 320, base) + repeat(29, year) + repeat(4, heart) };
};

const fabricKinds: Record<string, (base: string) => Tile> = {
  Bouclé: boucle,
  Leinenmix: linen,
  Strukturstoff: weave,
  Samt: (base) => grains(base, 'velvet', 96, 180, 0.7),
  Chenille: wool,
  Cord: cord,
  Leder: (base) => grains(base, 'leather', 64, 140, 1.3),
};

/** The colour identifies the fabric, because every fabric has its own colour. */
const fabricTile = (base: string, colour: string): Tile => {
  const name = fabrics.find((fabric) => fabric.colour === colour)?.name.split(' ')[0] ?? '';
  return (fabricKinds[name] ?? weave)(base);
};

const tileOf = (material: Material, base: string, colour: string): Tile => {
  if (material === 'fabric') return fabricTile(base, colour);
  if (material === 'wood') return wood(base);
  if (material === 'wool') return wool(base);
  if (material === 'ceramic') return grains(base, 'ceramic', 120, 60, 1.1);
  return smooth(base);
};

/**
 * Whether the material has a texture; lacquer and glass are smooth and look best with a gradient.
 */
export const hasTexture = (material: Material): boolean =>
  material !== 'lacquer' && material !== 'glass';

interface Cloth {
  material: Material;
  /** '#rrggbb' of the product. */
  colour: string;
  /** Degrees by which the grain is turned from horizontal. */
  turn: number;
}

/** An SVG pattern of the material in the shade `base`. */
export const texture = (id: string, cloth: Cloth, base: string, scale = 1): string => {
  const { size, art } = tileOf(cloth.material, base, cloth.colour);
  // Every shade has a different start, so that the grain does not continue from board to board.
  const start = (hashText(base) % 25) * 8;
  const transform = `rotate(${cloth.turn}) scale(${scale}) translate(${start} ${start * 2})`;
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="${transform}">${art}</pattern>`
  );
};
