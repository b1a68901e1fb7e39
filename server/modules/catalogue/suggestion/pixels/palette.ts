import type { suggestionWords } from '#i18n/de/catalogue/suggestionWords.ts';
import { type Lab, labOfHex } from './oklab.ts';

export type ColourName = keyof typeof suggestionWords.colours;
export type PlainColour = keyof typeof suggestionWords.plainColours;

/** Colour names used for furniture, each with the basic colour it is a shade of. */
const palette: Record<ColourName, { hex: string; plain: PlainColour }> = {
  white: { hex: '#f8f8f6', plain: 'white' },
  cream: { hex: '#efe7d6', plain: 'beige' },
  beige: { hex: '#d9c9ab', plain: 'beige' },
  sand: { hex: '#c4ab86', plain: 'beige' },
  taupe: { hex: '#8d8073', plain: 'brown' },
  lightGrey: { hex: '#cbcbc8', plain: 'grey' },
  grey: { hex: '#8b8c8b', plain: 'grey' },
  darkGrey: { hex: '#5c5e60', plain: 'grey' },
  anthracite: { hex: '#37393c', plain: 'grey' },
  black: { hex: '#121212', plain: 'black' },
  lightWood: { hex: '#c99f6b', plain: 'brown' },
  wood: { hex: '#ab8354', plain: 'brown' },
  brown: { hex: '#7a5233', plain: 'brown' },
  darkBrown: { hex: '#43301f', plain: 'brown' },
  cognac: { hex: '#a6622b', plain: 'brown' },
  terracotta: { hex: '#bd5f40', plain: 'orange' },
  rust: { hex: '#8e3f21', plain: 'brown' },
  red: { hex: '#c8262b', plain: 'red' },
  wineRed: { hex: '#651b2b', plain: 'red' },
  rose: { hex: '#e6b3b6', plain: 'pink' },
  dustyRose: { hex: '#b57f82', plain: 'pink' },
  pink: { hex: '#d8508c', plain: 'pink' },
  berry: { hex: '#86294f', plain: 'purple' },
  purple: { hex: '#6b3f92', plain: 'purple' },
  lilac: { hex: '#b9a5d0', plain: 'purple' },
  navy: { hex: '#1d2c4c', plain: 'blue' },
  blue: { hex: '#2b5cab', plain: 'blue' },
  pigeonBlue: { hex: '#738aa3', plain: 'blue' },
  smokeBlue: { hex: '#82949f', plain: 'blue' },
  lightBlue: { hex: '#aacbe4', plain: 'blue' },
  petrol: { hex: '#1c5a66', plain: 'blue' },
  turquoise: { hex: '#3fa8a6', plain: 'turquoise' },
  mint: { hex: '#b5dac7', plain: 'green' },
  sage: { hex: '#98a88d', plain: 'green' },
  moss: { hex: '#7b8463', plain: 'green' },
  olive: { hex: '#6d6d3c', plain: 'green' },
  green: { hex: '#3a8a49', plain: 'green' },
  fir: { hex: '#2d6a48', plain: 'green' },
  darkGreen: { hex: '#1f4a36', plain: 'green' },
  lime: { hex: '#b2c84a', plain: 'green' },
  yellow: { hex: '#f2cc3c', plain: 'yellow' },
  mustard: { hex: '#c6982b', plain: 'yellow' },
  orange: { hex: '#e27b2b', plain: 'orange' },
};

const names = Object.keys(palette) as ColourName[];
const labs = new Map(names.map((name) => [name, labOfHex(palette[name].hex)]));

/** Colours with less chroma look grey. */
const leastChroma = 0.02;
/** Colours with more chroma are never called grey. */
const mostChromaOfGrey = 0.035;
const isNeutral = (name: ColourName) => ['white', 'grey', 'black'].includes(palette[name].plain);

/** Names depend mainly on hue; lightness depends on the light as well. */
const weights = { lightness: 0.5, chroma: 0.8, hue: 2 };

/** Distance between two colours with respect to their names. */
const unlike = (one: Lab, other: Lab): number => {
  const [strength, otherStrength] = [Math.hypot(one.a, one.b), Math.hypot(other.a, other.b)];
  const chroma = strength - otherStrength;
  const hue = Math.sqrt(
    Math.max(0, (one.a - other.a) ** 2 + (one.b - other.b) ** 2 - chroma * chroma),
  );
  return Math.hypot(
    weights.lightness * (one.l - other.l),
    weights.chroma * chroma,
    weights.hue * hue,
  );
};

/** The closest name. */
export const nameOf = (colour: Lab): ColourName => {
  const away = (name: ColourName) => unlike(colour, labs.get(name) ?? colour);
  const chroma = Math.hypot(colour.a, colour.b);
  const possible = names.filter((name) =>
    isNeutral(name) ? chroma < mostChromaOfGrey : chroma >= leastChroma,
  );
  return possible.reduce((best, name) => (away(name) < away(best) ? name : best));
};

export const plainOf = (name: ColourName): PlainColour => palette[name].plain;
