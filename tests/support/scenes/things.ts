import { shadow } from './surroundings.ts';

/** The shaded side and the shining edge. */
const shaded = (path: string, colour: string, more = ''): string =>
  `<path d="${path}" fill="${colour}" ${more}/>`;
const dark = (path: string, strength = 0.18): string =>
  `<path d="${path}" fill-opacity="${strength}"/>`;
const bright = (path: string, strength = 0.18): string =>
  `<path d="${path}" fill="#fff" fill-opacity="${strength}"/>`;

export const table = (top: string, legs = top): string =>
  shadow(240, 338, 150) +
  shaded(
    'M112 222h14l-4 116h-10z M354 222h14v116h-10z M150 222h10l-2 92h-8z M320 222h10v92h-8z',
    legs,
  ) +
  dark('M150 222h10l-2 92h-8z M320 222h10v92h-8z', 0.25) +
  shaded('M130 178h220l40 34v16h-300v-16z', top) +
  bright('M130 178h220l40 34h-300z', 0.1) +
  dark('M90 212h300v16h-300z', 0.15);

export const sofa = (colour: string, legs = '#4a3626'): string =>
  shadow(240, 322, 180, 14) +
  shaded('M88 296h12v26h-8z M380 296h12l-4 26h-8z', legs) +
  shaded(
    'M96 170q0 -28 28 -28h232q28 0 28 28v40h26q16 0 16 16v74h-372v-74q0 -16 16 -16h26z',
    colour,
  ) +
  dark('M54 268h372v32h-372z M96 206h288v8h-288z') +
  dark('M238 146h4v122h-4z', 0.25) +
  bright('M124 142h232q28 0 28 10h-288q0 -10 28 -10z M96 214h288v20h-288z', 0.12);

export const armchair = (colour: string, legs = '#8a5c34'): string =>
  shadow(240, 340, 90) +
  shaded('M178 300h10l-8 40h-8z M292 300h10l6 40h-8z', legs) +
  shaded('M166 130q4 -40 74 -40t74 40l6 90q24 2 22 30l-6 58h-192l-6 -58q-2 -28 22 -30z', colour) +
  dark('M166 262h148v46h-148z') +
  dark('M172 214h136v10h-136z', 0.25) +
  bright('M180 120q10 -22 60 -22t60 22v30h-120z', 0.1);

export const chair = (colour: string): string =>
  shadow(240, 346, 66, 9) +
  shaded(
    'M186 70h10l6 140h76l6 -140h10l-2 276h-9l-3 -112h-82l-3 112h-9z M196 92h88v12h-88z M197 130h86v12h-86z',
    colour,
  ) +
  shaded('M184 204h112l12 22h-136z', colour) +
  bright('M184 204h112l6 10h-124z', 0.15);

export const cabinet = (colour: string, handles = '#2d2c2b'): string =>
  shadow(240, 322, 150, 10) +
  shaded('M96 150h288v166h-288z', colour) +
  bright('M96 150h288v10h-288z') +
  dark('M239 160h2v150h-2z M96 234h288v2h-288z M96 306h288v10h-288z', 0.35) +
  `<path d="M210 196h16v5h-16z M254 196h16v5h-16z M210 270h16v5h-16z M254 270h16v5h-16z" fill="${handles}"/>`;

export const vase = (colour: string): string =>
  shadow(240, 336, 60, 9) +
  shaded('M214 120h52q-8 40 22 84q40 70 -10 132h-76q-50 -62 -10 -132q30 -44 22 -84z', colour) +
  bright('M222 140q-4 40 -26 80q-14 40 -4 76q-30 -40 0 -92q22 -36 20 -64z', 0.35) +
  dark('M266 130q-6 40 24 80q34 60 -6 126h-20q40 -60 8 -120q-20 -40 -14 -86z');

export const lamp = (shade: string, stand: string): string =>
  shadow(240, 352, 50, 7) +
  shaded('M236 160h8v184h-8z M204 344h72v8h-72z', stand) +
  shaded('M196 70h88l30 92h-148z', shade) +
  bright('M210 70h24l-10 92h-34z', 0.2);

/** A lamp with only thin parts. */
export const wireLamp = (colour: string): string =>
  shaded(
    'M238 80h4v260h-4z M210 340h60v5h-60z M240 80l60 -24v5l-58 23z M292 48h22l8 20h-38z',
    colour,
  );

export const skateboard = (colour: string): string =>
  shadow(240, 232, 170, 26, 0.5) +
  `<g transform="rotate(-14 240 200)"><circle cx="150" cy="232" r="14" fill="#e8e4da"/><circle cx="330" cy="232" r="14" fill="#e8e4da"/>` +
  `<rect x="70" y="164" width="340" height="66" rx="33" fill="${colour}"/></g>` +
  `<g transform="rotate(-14 240 200)"><rect x="80" y="170" width="320" height="18" rx="9" fill="#fff" fill-opacity=".12"/></g>`;

export const cushion = (fill: string): string =>
  shadow(240, 316, 120, 10) +
  `<path d="M130 110q110 22 220 0q-18 100 0 200q-110 -18 -220 0q18 -100 0 -200z" fill="${fill}"/>` +
  dark('M130 310q18 -100 0 -200q30 100 10 196z M350 310q-18 -100 0 -200q-30 100 -10 196z');

/** A rug seen from above. */
export const rug = (colour: string, border = colour): string =>
  `<rect x="90" y="70" width="300" height="260" fill="${border}"/><rect x="112" y="92" width="256" height="216" fill="${colour}"/>`;

export const pendant = (colour: string): string =>
  `<path d="M239 0h2v150h-2z" fill="#222"/>` +
  shaded('M150 250q6 -100 90 -100t90 100z', colour) +
  bright('M176 236q10 -66 50 -76q-24 26 -24 76z', 0.25);

export const bath = (colour: string): string =>
  shadow(240, 324, 160, 12) +
  shaded('M80 180h320l-30 130q-4 14 -20 14h-220q-16 0 -20 -14z', colour) +
  dark('M120 260l10 50q4 14 20 14h180q16 0 20 -14l10 -50z', 0.1) +
  dark('M96 186h288l-4 14h-280z', 0.12);

/** A drawing of a table's dimensions, without its colour. */
export const measures = (): string =>
  `<path d="M112 180h256v14h-256z M122 194v120 M358 194v120 M112 150h256 M112 144v12 M368 144v12 M400 180v134" fill="none" stroke="#333" stroke-width="2"/>
   <text x="215" y="140" font-size="18" font-family="sans-serif">160 cm</text>`;
