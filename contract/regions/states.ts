/**
 * The German federal states by their official abbreviations, in the alphabetical order of their
 * names.
 */
export const states = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type State = (typeof states)[number];
