import { size } from './photograph.ts';

const { width, height } = size;

let count = 0;
const nextId = () => {
  count += 1;
  return `s${count}`;
};

const rect = (fill: string, top = 0, bottom = height) =>
  `<rect x="0" y="${top}" width="${width}" height="${bottom - top}" fill="${fill}"/>`;

/** Light from one side: white over the left, black over the right. */
export const light = (strength = 0.12, top = 0, bottom = height): string => {
  const id = nextId();
  return `<linearGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/>
    <stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/></linearGradient>
    ${rect(`url(#${id})`, top, bottom)}`;
};

/** A paper background behind and below a product. */
export const paper = (colour: string): string => {
  const id = nextId();
  return `<radialGradient id="${id}" cy=".45" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".35"/>
    <stop offset="1" stop-color="#000" stop-opacity=".06"/></radialGradient>${rect(colour)}${rect(`url(#${id})`)}`;
};

/** Grain of spots, from fine (asphalt) to coarse (grass). */
const grain = (frequency: number, strength: number, top = 0, bottom = height): string => {
  const id = nextId();
  return `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise"
    baseFrequency="${frequency}" numOctaves="3" seed="4"/><feColorMatrix type="matrix"
    values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength} 0 0 0 0"/></filter>
    <rect x="0" y="${top}" width="${width}" height="${bottom - top}" filter="url(#${id})"/>`;
};

export const wall = (colour: string, bottom = 270): string =>
  rect(colour, 0, bottom) + light(0.1, 0, bottom);

const lines = (places: readonly string[], colour = '#000', opacity = 0.25) =>
  `<path d="${places.join(' ')}" stroke="${colour}" stroke-opacity="${opacity}" fill="none"/>`;

export const boards = (colour: string, top = 270): string =>
  rect(colour, top) +
  grain(0.02, 0.35, top) +
  lines(
    [-8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 8].map(
      (way) => `M${240 + way * 30} ${top}L${240 + way * 90} ${height}`,
    ),
  );

export const carpet = (colour: string, top = 270): string =>
  rect(colour, top) + grain(0.5, 0.3, top);

export const asphalt = (): string => rect('#5d5e60') + grain(0.7, 0.6) + light(0.1);

export const grass = (top = 0): string => rect('#5f8a3c', top) + grain(0.25, 0.8, top);

export const bricks = (bottom = 270): string =>
  rect('#a4563f', 0, bottom) +
  lines(
    Array.from({ length: 14 }, (_, row) => {
      const y = row * 20;
      const joints = Array.from({ length: 11 }, (__, n) => `M${n * 48 + (row % 2) * 24} ${y}v20`);
      return `M0 ${y}H${width}${joints.join('')}`;
    }),
    '#e5dcd2',
    0.9,
  );

export const tiles = (colour: string, top = 0, bottom = height, side = 40): string =>
  rect(colour, top, bottom) +
  lines(
    [
      ...Array.from({ length: width / side + 1 }, (_, n) => `M${n * side} ${top}V${bottom}`),
      ...Array.from(
        { length: (bottom - top) / side + 1 },
        (_, n) => `M0 ${top + n * side}H${width}`,
      ),
    ],
    '#fff',
    0.6,
  );

/** The shadow of an object on the floor. */
export const shadow = (x: number, y: number, wide: number, high = 12, dark = 0.35): string => {
  const id = nextId();
  return `<filter id="${id}" x="-.5" y="-1" width="2" height="3"><feGaussianBlur stdDeviation="7 4"/></filter>
    <ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill-opacity="${dark}" filter="url(#${id})"/>`;
};

export const windowOf = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="90" height="130" fill="#f7fbff" stroke="#fff" stroke-width="8"/>
   <path d="M${x + 45} ${y}v130" stroke="#fff" stroke-width="5"/>`;

export const plant = (x: number, y: number): string =>
  `<path d="M${x} ${y}q-40 -90 -50 -110q40 20 50 80q0 -90 10 -130q20 50 0 130q30 -70 55 -80q-10 50 -50 110z" fill="#3f6b3a"/>
   <path d="M${x - 22} ${y}h44l-8 45h-28z" fill="#c9b8a4"/>`;

export const painting = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="100" height="70" fill="#f4efe6" stroke="#3a3129" stroke-width="5"/>
   <circle cx="${x + 40}" cy="${y + 35}" r="20" fill="#d2674a"/><path d="M${x + 10} ${y + 60}h80" stroke="#35557a" stroke-width="8"/>`;
