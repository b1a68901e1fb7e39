import { slugify } from '#contract/slug.ts';
import type { Random } from '#server/demo/random.ts';
import { createRandom } from '#server/demo/random.ts';
import type { DemoParent } from '#server/demo/types.ts';
import { type Kind, kinds } from './kind.ts';
import type { Maker } from './manufacturers.ts';
import { makers } from './manufacturers.ts';
import { names } from './names.ts';

/** A parent product while its variations are being computed. */
export interface Model {
  parent: DemoParent;
  kind: Kind;
  maker: Maker;
  /** Five-digit article number; also the seed of everything random about the model. */
  number: number;
  /** Number of variations, not counting samples. */
  amount: number;
}

const variationsWithoutSamples = 1300;
const makerByKey = new Map(makers.map((maker) => [maker.key, maker]));

export const randomOf = ({ number }: Pick<Model, 'number'>, purpose: string): Random =>
  createRandom(`${number} ${purpose}`);

const makerOf = (kind: Kind, random: Random): Maker => {
  const maker = makerByKey.get(random.pick(kind.makers));
  if (!maker) throw new Error(`Unknown manufacturer of ${kind.noun}`);
  return maker;
};

const capacityOf = ({ axes }: Kind): number =>
  axes.reduce((product, { options }) => product * options.length, 1);

const wantedAmount = (kind: Kind, random: Random): number =>
  Math.min(capacityOf(kind), random.pick([2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 10]));

interface Draft {
  kind: Kind;
  name: string;
  isSimple: boolean;
}

const draftModels = (random: Random): Draft[] => {
  const pool = random.shuffle(names);
  let used = 0;
  const nextName = () => pool[used++ % pool.length] ?? '';
  return kinds.flatMap((kind) =>
    Array.from({ length: kind.count }, (_, index) => ({
      kind,
      name: `${kind.noun} ${nextName()}`,
      isSimple: index < (kind.simple ?? 0),
    })),
  );
};

const createModel = ({ kind, name, isSimple }: Draft, index: number): Model => {
  const number = 10104 + index * 7 + (index % 5);
  const random = randomOf({ number }, 'model');
  const maker = makerOf(kind, random);
  const others = random.some(kind.also ?? [], random.int(0, 2));
  return {
    kind,
    maker,
    number,
    amount: isSimple ? 1 : wantedAmount(kind, random),
    parent: {
      key: `parent-${String(index + 1).padStart(3, '0')}`,
      name,
      slug: slugify(name),
      status: random.chance(0.75) ? '1' : '2',
      type: isSimple ? '1' : '2',
      family: kind.family,
      manufacturer: maker.key,
      categories: [kind.main, ...others],
      mainCategory: kind.main,
    },
  };
};

/** Adds or removes single variations until the whole catalogue has the wanted number. */
const balance = (models: Model[]): Model[] => {
  let missing = variationsWithoutSamples - models.reduce((sum, { amount }) => sum + amount, 0);
  const balanced = models.map((model) => ({ ...model }));
  while (missing !== 0) {
    const before = missing;
    for (const model of balanced) {
      if (missing === 0) break;
      const amount = model.amount + Math.sign(missing);
      const limit = Math.min(capacityOf(model.kind), 10);
      if (model.parent.type === '1' || amount < 2 || amount > limit) continue;
      model.amount = amount;
      missing -= Math.sign(missing);
    }
    if (before === missing) throw new Error('The product kinds cannot fill the catalogue');
  }
  return balanced;
};

export const createModels = (): Model[] => {
  const random = createRandom('atrium demo catalogue');
  return balance(random.shuffle(draftModels(random)).map(createModel));
};
