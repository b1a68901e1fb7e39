import { slugify } from '#contract/slug.ts';
import type { DemoStatus, DemoVariation } from '#server/demo/types.ts';
import type { Combination } from './combinations.ts';
import { combinationsOf } from './combinations.ts';
import type { Appearance } from './images.ts';
import { productImages } from './images.ts';
import type { Model } from './models.ts';
import { randomOf } from './models.ts';
import { priceOf } from './prices.ts';
import { valuesOf } from './values.ts';

/** A variation with the data for its sample. */
export interface Built {
  variation: DemoVariation;
  combinations: Combination[];
  look: Appearance;
}

const fallbackColours = ['#d4bf9f'];

/** Options that change the outline as well as the colour. */
const shapesByOption: Record<string, string> = {
  'ausfuehrung-2s': 'loveseat',
  'ausfuehrung-rl': 'cornersofaleft',
  'ausfuehrung-2t': 'wardrobetwo',
  'ausfuehrung-4t': 'wardrobefour',
  'liege-90-200': 'singlebed',
  'liege-120-200': 'singlebed',
};

const shapeOf = ({ kind }: Model, combinations: Combination[]): string =>
  combinations
    .map(({ combination }) => shapesByOption[combination.option])
    .find((shape) => shape !== undefined) ?? kind.shape;

const lookOf = (model: Model, combinations: Combination[]): Appearance => {
  const random = randomOf(model, 'look');
  const coloured = combinations.filter(({ choice }) => choice.colour);
  const body = coloured.find(({ combination }) => combination.attribute !== 'gestell');
  const frame = coloured.find(({ combination }) => combination.attribute === 'gestell');
  const accent = random.pick(model.kind.accents);
  const colour = random.pick(model.kind.colours ?? fallbackColours);
  return {
    shape: shapeOf(model, combinations),
    colour: body?.choice.colour ?? colour,
    accent: frame?.choice.colour ?? accent,
  };
};

const readOption = ({ kind }: Model, { combination, choice }: Combination): string =>
  combination.attribute === 'gestell'
    ? `${kind.frameWord ?? 'Gestell'} ${choice.inName}`
    : choice.inName;

const tagsOf = (model: Model): string[] => {
  const { kind, maker } = model;
  const random = randomOf(model, 'tags');
  const fitting = kind.tags.filter(
    (tag) => tag !== 'Made in Germany' || maker.country === 'Deutschland',
  );
  const general = random.pick(['Neuheit', 'Bestseller', 'Nachhaltig', 'Schnell lieferbar']);
  const own = random.some(fitting, random.int(2, 3));
  return random.chance(0.4) && !own.includes(general) ? [...own, general] : own;
};

const statusOf = ({ parent }: Model, isPublished: boolean): DemoStatus =>
  parent.status === '1' && isPublished ? '1' : '2';

const buildOne = (model: Model, combinations: Combination[], index: number): Built => {
  const { parent, maker, number } = model;
  const own = number * 100 + index + 1;
  const random = randomOf({ number: own }, 'variation');
  const status = statusOf(model, random.chance(0.95));
  const name = [parent.name, ...combinations.map((entry) => readOption(model, entry))].join(', ');
  const look = lookOf(model, combinations);
  const withoutImages = status === '2' && random.chance(0.05);
  return {
    combinations,
    look,
    variation: {
      key: `variation-${own}`,
      parent: parent.key,
      name,
      slug: slugify(name),
      sku: [maker.prefix, number, ...combinations.map(({ choice }) => choice.code)].join('-'),
      price: priceOf(model, combinations),
      status,
      isSimpleProduct: parent.type === '1',
      sampleOf: null,
      tags: tagsOf(model),
      combinations: combinations.map(({ combination }) => combination),
      values: valuesOf(model, combinations, status, random),
      images: withoutImages ? [] : productImages(look, own, parent.slug, random),
    },
  };
};

export const buildVariations = (model: Model): Built[] =>
  combinationsOf(model).map((combinations, index) => buildOne(model, combinations, index));
