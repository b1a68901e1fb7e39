import { slugify } from '#contract/slug.ts';
import { createRandom } from '#server/demo/random.ts';
import type { DemoSampleBox, DemoVariation } from '#server/demo/types.ts';
import { sampleImages } from './images.ts';
import type { Model } from './models.ts';
import { randomOf } from './models.ts';
import { arrangeValues } from './values.ts';
import type { Built } from './variations.ts';

interface BuiltModel {
  model: Model;
  variations: Built[];
}

const wantedSamples = 200;
const mostPerParent = 12;

const shapeOf = ({ kind }: Model): string => {
  if (kind.family === 'fliesen') return 'swatchtile';
  if (kind.family === 'bodenbelaege' || kind.sample === 'Holzmuster') return 'swatchwood';
  return 'swatch';
};

const labelOf = ({ kind }: Model, material: string): string =>
  kind.sample === 'Stoffmuster' && material.startsWith('Leder')
    ? 'Ledermuster'
    : (kind.sample ?? 'Muster');

const sampleValues = ({ kind, maker, parent }: Model, material: string) =>
  arrangeValues(
    kind.family,
    new Map([
      [
        'beschreibung',
        `Muster zu „${parent.name}“ in ${material}: So prüfen Sie Farbe und Oberfläche in Ruhe zu Hause. Je nach Licht und Bildschirm können die Töne etwas abweichen.`,
      ],
      ['kurzbeschreibung', `Muster in ${material}, etwa 10 × 15 cm`],
      ['breite', '10'],
      ['tiefe', '15'],
      ['gewicht', '0.1'],
      ['material', material],
      ['lieferzeit', 'Sofort lieferbar'],
      ['herkunftsland', maker.country],
    ]),
  );

const buildSample = (model: Model, { variation, look, combinations }: Built, index: number) => {
  const own = model.number * 100 + 50 + index;
  const random = randomOf({ number: own }, 'sample');
  const material = combinations[0]?.choice.inName ?? model.parent.name;
  const label = labelOf(model, material);
  const name = `${label} ${model.parent.name}, ${material}`;
  const slug = slugify(name);
  const sample: DemoVariation = {
    ...variation,
    key: `variation-${own}`,
    name,
    slug,
    sku: `${variation.sku}-M`,
    price: random.pick(['0.00', '0.00', '2.50', '3.90', '4.90', '5.00', '7.50', '9.90', '15.00']),
    sampleOf: variation.key,
    tags: ['Muster bestellbar', ...random.some(variation.tags, 3)]
      .filter((tag, at, all) => all.indexOf(tag) === at)
      .slice(0, 4),
    values: sampleValues(model, combinations[0]?.choice.name ?? material),
    images: sampleImages({ ...look, shape: shapeOf(model) }, own, slug),
  };
  return sample;
};

/** One variation for each fabric, wood or colour. */
const differentMaterials = (variations: Built[]): Built[] => {
  const seen = new Set<string>();
  return variations.filter(({ combinations }) => {
    const option = combinations[0]?.choice.key;
    if (!option || seen.has(option)) return false;
    seen.add(option);
    return true;
  });
};

/** The samples for ordering, by the key of their parent. */
export const createSamples = (all: BuiltModel[]): Map<string, DemoVariation[]> => {
  const random = createRandom('atrium demo samples');
  const candidates = all.filter(({ model }) => model.kind.sample && model.parent.type === '2');
  const samples = new Map<string, DemoVariation[]>();
  let missing = wantedSamples;
  for (const { model, variations } of random.shuffle(candidates)) {
    const room = Math.min(missing, mostPerParent - variations.length, random.int(1, 4));
    const chosen = random.some(differentMaterials(variations), room);
    if (chosen.length === 0) continue;
    samples.set(
      model.parent.key,
      chosen.map((built, index) => buildSample(model, built, index)),
    );
    missing -= chosen.length;
  }
  if (missing > 0) throw new Error('There are not enough products for the wanted samples');
  return samples;
};

const boxes: readonly (readonly [string, readonly string[]])[] = [
  ['Musterbox Stoffe Frühling', ['Sofa', 'Lounge-Sessel', 'Polsterhocker']],
  ['Musterbox Stoffe Herbst', ['Ecksofa', 'Schlafsofa', 'Ohrensessel', 'Sofa']],
  ['Musterbox Stuhlbezüge', ['Esszimmerstuhl', 'Armlehnstuhl', 'Barhocker']],
  ['Musterbox Schlafzimmer', ['Polsterbett', 'Boxspringbett', 'Nachttisch']],
  ['Musterbox Hölzer für Tische', ['Esstisch', 'Ausziehtisch', 'Säulentisch', 'Couchtisch']],
  ['Musterbox Hölzer für Schränke', ['Sideboard', 'Lowboard', 'Bücherregal', 'Wandregal']],
  ['Musterbox Parkett & Dielen', ['Landhausdiele', 'Fischgrätparkett']],
  ['Musterbox Fliesen', ['Bodenfliese', 'Wandfliese']],
  ['Musterbox Teppiche', ['Wollteppich', 'Hochflorteppich', 'Kurzflorteppich']],
];

export const createSampleBoxes = (
  all: BuiltModel[],
  samples: Map<string, DemoVariation[]>,
): DemoSampleBox[] =>
  boxes.map(([name, nouns]) => ({
    name,
    slug: slugify(name.replaceAll('&', 'und')),
    parents: all
      .filter(({ model }) => nouns.includes(model.kind.noun) && samples.has(model.parent.key))
      .map(({ model }) => model.parent.key)
      .slice(0, 8),
  }));
