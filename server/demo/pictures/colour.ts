type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of 0 gives the first colour, 1 the second. */
export const mix = (first: string, second: string, share: number): string => {
  const [a, b] = [toRgb(first), toRgb(second)];
  const blend = (from: number, to: number) => from + (to - from) * share;
  return toHex([blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])]);
};

/** Perceived brightness from 0 (black) to 1 (white). */
export const brightness = (hex: string): number => {
  const [red, green, blue] = toRgb(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

export const distance = (first: string, second: string): number => {
  const [a, b] = [toRgb(first), toRgb(second)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** Lighter for positive levels, darker for negative ones; very dark colours gain more light. */
export const tone = (hex: string, level: number): string => {
  const light = brightness(hex);
  if (level >= 0) return mix(hex, '#fff8ee', Math.min(0.9, level * (light < 0.25 ? 0.075 : 0.1)));
  return mix(hex, '#2a1d18', Math.min(0.9, -level * (light > 0.8 ? 0.065 : 0.09)));
};
