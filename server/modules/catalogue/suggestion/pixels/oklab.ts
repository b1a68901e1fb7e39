/**
 * A perceptual colour (OKLab): lightness from 0 to 1, `a` from green to red, `b` from blue to
 * yellow; equal distances look about equally large.
 */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** A table, because an image has many more pixels than there are byte values. */
const linear = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/** From sRGB bytes. */
export const labOf = (red: number, green: number, blue: number): Lab => {
  const r = linear[red] ?? 0;
  const g = linear[green] ?? 0;
  const b = linear[blue] ?? 0;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
};

/** From a colour such as #2f5d50. */
export const labOfHex = (hex: string): Lab => {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
};

/** Light and shadow change the lightness of a single colour, so it counts less. */
const weightOfLightness = 0.7;

export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(weightOfLightness * (one.l - other.l), one.a - other.a, one.b - other.b);
