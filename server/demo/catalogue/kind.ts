/** A configurable attribute of a product kind and the options its models choose from. */
export interface Axis {
  attribute: string;
  options: string[];
}

/** What all models of one sort of product (dining table, floor lamp …) have in common. */
export interface Kind {
  noun: string;
  count: number;
  /** How many of `count` are simple products. */
  simple?: number;
  family: string;
  shape: string;
  main: string;
  also?: string[];
  makers: string[];
  price: readonly [number, number];
  axes: Axis[];
  /** Usual width, height and depth in centimetres, weight in kilograms. */
  size: readonly [number, number, number, number];
  /** What the second number of a size option measures. */
  sizeMeans?: 'depth' | 'height';
  seat?: number;
  accents: string[];
  /** What the attribute Gestell means here, if it is not a base. */
  frameWord?: string;
  /** Drawing colours for models without a coloured option. */
  colours?: string[];
  tags: string[];
  /** `{m}` stands for the chosen fabric, wood or colour. */
  material: string;
  /** Stands for `{m}` in simple products. */
  plain?: string;
  /** Word in front of a sample's name, if samples can be ordered. */
  sample?: 'Stoffmuster' | 'Holzmuster' | 'Muster';
  short: string;
  /** Opening sentences; `{name}` is the product's name. */
  intros: string[];
}

const prefixed = (prefix: string, codes: string) =>
  codes.split(' ').map((code) => `${prefix}-${code.toLowerCase()}`);

export const colour = (codes: string): Axis => ({
  attribute: 'farbe',
  options: prefixed('farbe', codes),
});
export const fabric = (codes = allFabrics): Axis => ({
  attribute: 'bezugsstoff',
  options: prefixed('bezug', codes),
});
export const wood = (codes = 'EI EIM RE WE NU BU ES ESS'): Axis => ({
  attribute: 'holzart',
  options: prefixed('holz', codes),
});
export const frame = (codes: string): Axis => ({
  attribute: 'gestell',
  options: prefixed('gestell', codes),
});
export const model = (codes: string): Axis => ({
  attribute: 'ausfuehrung',
  options: prefixed('ausfuehrung', codes),
});
export const surface = (codes: string): Axis => ({
  attribute: 'oberflaeche',
  options: prefixed('oberflaeche', codes),
});
export const size = (codes: string): Axis => ({
  attribute: 'groesse',
  options: prefixed('groesse', codes),
});
export const format = (codes: string): Axis => ({
  attribute: 'format',
  options: prefixed('format', codes),
});
export const mattress = (codes = '90-200 120-200 140-200 160-200 180-200 200-200'): Axis => ({
  attribute: 'liegeflaeche',
  options: prefixed('liege', codes),
});

const allFabrics = 'BCW BSD BMO LNA LBL THG TAZ TSA SWG SPT SAR CRO CTP KOC KNB LCO LSW';
