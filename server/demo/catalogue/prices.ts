import { choiceOf } from './attributes.ts';
import type { Combination } from './combinations.ts';
import type { Model } from './models.ts';
import { randomOf } from './models.ts';

/** Rounds to prices usual in German shops: 24,90 – 149,00 – 1.299,00. */
const roundPrice = (amount: number): number => {
  if (amount < 100) return Math.max(1, Math.round(amount)) - 0.1;
  if (amount < 300) return Math.round(amount / 5) * 5 - 1;
  return Math.round(amount / 10) * 10 - 1;
};

const area = (size: readonly [number, number] | null): number => (size ? size[0] * size[1] : 1);

const sizeFactor = ({ kind }: Model, { combination, choice }: Combination): number => {
  // sofa and wardrobe models with a name have their own factor
  if (!choice.size || combination.attribute === 'ausfuehrung') return 1;
  const options = kind.axes.find(({ attribute }) => attribute === combination.attribute)?.options;
  const middle = options?.[Math.floor(options.length / 2)];
  if (!middle) return 1;
  const ratio = area(choice.size) / area(choiceOf(combination.attribute, middle).size);
  // Floors and tiles are sold by the square metre, so large formats cost only a little more.
  return ratio ** (combination.attribute === 'format' ? 0.08 : 0.6);
};

export const priceOf = (model: Model, combinations: Combination[]): string => {
  const [lowest, highest] = model.kind.price;
  const base = randomOf(model, 'price').between(lowest, highest);
  const amount = combinations.reduce(
    (price, entry) => price * entry.choice.priceFactor * sizeFactor(model, entry),
    base,
  );
  return roundPrice(amount).toFixed(2);
};
