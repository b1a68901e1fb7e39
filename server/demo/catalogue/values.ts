import type { Random } from '#server/demo/random.ts';
import type { DemoStatus, DemoValue } from '#server/demo/types.ts';
import {
  assemblies,
  deliveryTimes,
  energyClasses,
  lightSources,
  slipClasses,
} from './attributes.ts';
import type { Combination } from './combinations.ts';
import { attributeFamilies, attributeGroups } from './families.ts';
import type { Model } from './models.ts';
import { randomOf } from './models.ts';
import { closings, textsOf } from './texts.ts';

type Values = Map<string, string>;

const decimal = (value: number): string => String(Math.round(value * 10) / 10);

const inGenitive = (noun: string, name: string): string =>
  name.replace(noun, noun.endsWith('sch') ? `${noun}es` : `${noun}s`);

const describeModel = ({ kind, parent }: Model, random: Random): string => {
  const { more } = textsOf(kind);
  const fitting = closings.filter((sentence) => kind.sample || !sentence.includes('Muster'));
  return [
    random
      .pick(kind.intros)
      .replaceAll('des {name}', `des ${inGenitive(kind.noun, parent.name)}`)
      .replaceAll('{name}', parent.name),
    ...random.shuffle(more).slice(0, random.int(1, 2)),
    ...(random.chance(0.5) ? [random.pick(fitting)] : []),
  ].join(' ');
};

const materialOf = ({ kind }: Model, combinations: Combination[]): string => {
  const choice = combinations[0]?.choice;
  if (!choice) return kind.material.replaceAll('{m}', kind.plain ?? '');
  return kind.material.replaceAll('in {m}', `in ${choice.name}`).replaceAll('{m}', choice.inName);
};

const dimensions = (model: Model, combinations: Combination[]): Values => {
  const random = randomOf(model, 'size');
  const vary = (value: number) =>
    value > 20 ? Math.round(value * random.between(0.95, 1.05) * 2) / 2 : value;
  const [width, height, depth, weight] = model.kind.size;
  const sized = combinations.find(({ choice }) => choice.size);
  const overhang = sized?.combination.attribute === 'liegeflaeche' ? 14 : 0;
  const [first, second] = sized?.choice.size ?? [vary(width), undefined];
  const usesHeight = model.kind.sizeMeans === 'height';
  const scale = (first * (second ?? 1)) / (width * (second ? (usesHeight ? height : depth) : 1));
  return new Map([
    ['breite', decimal(first + overhang)],
    ['hoehe', decimal(usesHeight && second ? second : vary(height))],
    ['tiefe', decimal(!usesHeight && second ? second + overhang : vary(depth))],
    ['gewicht', decimal(Math.max(0.3, weight * scale ** 0.8 * random.between(0.96, 1.04)))],
  ]);
};

const assemblyOf = ({ kind }: Model, random: Random): string => {
  const [ready = '', partly = '', self = '', expert = ''] = assemblies;
  if (['bodenbelaege', 'fliesen', 'bad', 'tueren'].includes(kind.family)) return expert;
  if (['accessoires', 'teppiche', 'polstermoebel'].includes(kind.family)) return ready;
  return random.pick([partly, self, self]);
};

const technicalValues = ({ kind }: Model, random: Random): Values => {
  const values: Values = new Map();
  if (kind.family === 'leuchten') {
    values.set('leuchtmittel', random.pick(lightSources));
    values.set('energieklasse', random.pick(energyClasses.slice(3)));
  }
  if (kind.seat) {
    values.set('sitzhoehe', decimal(kind.seat + random.int(-2, 3) / 2));
    values.set('belastbarkeit', String(random.pick([110, 120, 130, 150])));
  }
  if (['bodenbelaege', 'fliesen'].includes(kind.family)) {
    values.set('staerke', decimal(kind.size[1] * 10));
  }
  if (kind.noun === 'Bodenfliese') values.set('rutschhemmung', random.pick(slipClasses));
  return values;
};

/** Values shared by all variations of a model. */
const modelValues = (model: Model): Values => {
  const random = randomOf(model, 'values');
  return new Map([
    ['beschreibung', describeModel(model, random)],
    ['kurzbeschreibung', model.kind.short],
    ['pflegehinweis', random.pick(textsOf(model.kind).care)],
    ['montage', assemblyOf(model, random)],
    ['lieferzeit', random.pick(deliveryTimes)],
    ['herkunftsland', model.maker.country],
    ['garantie', String(random.pick([2, 3, 5, 5, 10]))],
    ...technicalValues(model, random),
  ]);
};

/** Sorts values in the order of the family's groups. */
export const arrangeValues = (family: string, values: Values): DemoValue[] => {
  const groups = attributeFamilies.find(({ key }) => key === family)?.groups ?? [];
  return attributeGroups
    .filter(({ key }) => groups.includes(key))
    .flatMap(({ key: group, attributes }) =>
      attributes.flatMap((attribute) => {
        const value = values.get(attribute);
        return value ? [{ group, attribute, value }] : [];
      }),
    );
};

export const valuesOf = (
  model: Model,
  combinations: Combination[],
  status: DemoStatus,
  random: Random,
): DemoValue[] => {
  const values: Values = new Map([
    ...modelValues(model),
    ...dimensions(model, combinations),
    ['material', materialOf(model, combinations)],
  ]);
  const all = arrangeValues(model.kind.family, values);
  // drafts are incomplete
  return status === '1' ? all : all.filter(() => random.chance(0.65));
};
