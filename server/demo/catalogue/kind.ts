import data from '#server/demo/content/kinds.json' with { type: 'json' };

/** A configurable attribute of a product kind and the options its models choose from. */
export interface Axis {
  attribute: string;
  options: string[];
}

/** Properties shared by all models of one sort of product (dining table, floor lamp …). */
export interface Kind {
  noun: string;
  count: number;
  /** Number of simple products among `count`. */
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
  /** The meaning of the second number of a size option. */
  sizeMeans?: 'depth' | 'height';
  seat?: number;
  accents: string[];
  /** The meaning of the attribute Gestell here, if it is not a base. */
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

/** The order determines all random values. JSON has no tuples, so the type is asserted here. */
export const kinds = data as unknown as readonly Kind[];
