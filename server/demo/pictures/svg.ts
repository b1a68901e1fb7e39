export type Point = readonly [number, number];

/** A number rounded to the precision of an SVG attribute. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${num(x)},${num(y)}`).join(' ');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"` +
  `${radius ? ` rx="${num(radius)}"` : ''} fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const polygon = (list: readonly Point[], fill: string, extra = ''): string =>
  `<polygon points="${points(list)}" fill="${fill}" ${extra}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-opacity="1" ` +
  `stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const line = (from: Point, to: Point, colour: string, width: number, extra = ''): string =>
  stroke(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, colour, width, extra);

export const group = (content: string, attributes: string): string =>
  `<g ${attributes}>${content}</g>`;

export const move = (content: string, x: number, y: number, scale = 1): string =>
  group(content, `transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})"`);

export const mirrored = (content: string): string => group(content, 'transform="scale(-1 1)"');

/** The same drawing on the right and, mirrored, on the left. */
export const both = (content: string): string => content + mirrored(content);

/** A path for a soft rectangle with bulging sides, like upholstery. */
export const softBox = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  bulge = 8,
): string => {
  const [right, bottom] = [x + width, y + height];
  const [midX, midY] = [x + width / 2, y + height / 2];
  const at = (...values: number[]) => values.map(num).join(' ');
  return (
    `M${at(x + radius, y)}Q${at(midX, y - bulge, right - radius, y)}` +
    `Q${at(right, y, right, y + radius)}Q${at(right + bulge, midY, right, bottom - radius)}` +
    `Q${at(right, bottom, right - radius, bottom)}Q${at(midX, bottom + bulge, x + radius, bottom)}` +
    `Q${at(x, bottom, x, bottom - radius)}Q${at(x - bulge, midY, x, y + radius)}` +
    `Q${at(x, y, x + radius, y)}Z`
  );
};

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
