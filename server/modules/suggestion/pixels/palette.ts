import type { suggestionWords } from '#i18n/de/suggestionWords.ts';
import { distance, type Lab, labOfHex } from './oklab.ts';

export type ColourName = keyof typeof suggestionWords.colours;
export type PlainColour = keyof typeof suggestionWords.plainColours;

/** Colours as furniture is described by them, each with the plain colour it is a shade of. */
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

/** The name that comes nearest. */
export const nameOf = (colour: Lab): ColourName => {
  const away = (name: ColourName) => distance(colour, labs.get(name) ?? colour);
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
};

export const plainOf = (name: ColourName): PlainColour => palette[name].plain;
