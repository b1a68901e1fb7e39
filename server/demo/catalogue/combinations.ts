import type { DemoCombination } from '#server/demo/types.ts';
import { choiceOf } from './attributes.ts';
import type { Axis } from './kind.ts';
import type { Model } from './models.ts';
import { randomOf } from './models.ts';
import type { Choice } from './options.ts';

export interface Combination {
  combination: DemoCombination;
  choice: Choice;
}

const cross = (axes: Axis[]): DemoCombination[][] =>
  axes.reduce<DemoCombination[][]>(
    (rows, { attribute, options }) =>
      rows.flatMap((row) => options.map((option) => [...row, { attribute, option }])),
    [[]],
  );

/** Reduces the options of every axis to about the wanted number of variations. */
const narrow = (model: Model): Axis[] => {
  const random = randomOf(model, 'axes');
  const [first, ...rest] = model.kind.axes;
  if (!first) return [];
  const narrowed = rest.map((axis) => {
    const least = Math.ceil(model.amount / first.options.length);
    return { ...axis, options: random.some(axis.options, Math.max(least, random.int(2, 3))) };
  });
  const others = narrowed.reduce((product, { options }) => product * options.length, 1);
  const wanted = Math.max(Math.min(2, model.amount), Math.ceil(model.amount / others));
  return [{ ...first, options: random.some(first.options, wanted) }, ...narrowed];
};

/** The combinations of options in which a model is available. */
export const combinationsOf = (model: Model): Combination[][] => {
  if (model.parent.type === '1') return [[]];
  return randomOf(model, 'combinations')
    .some(cross(narrow(model)), model.amount)
    .map((row) =>
      row.map((combination) => ({
        combination,
        choice: choiceOf(combination.attribute, combination.option),
      })),
    );
};
