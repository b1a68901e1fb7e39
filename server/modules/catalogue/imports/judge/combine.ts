import {
  type AttributeWithOptions,
  type Choice,
  combinationKey,
  inOrderOf,
} from '#contract/combination.ts';
import { cellOfCombination } from '#contract/importCells.ts';
import { limits } from '#contract/limits.ts';
import type { Catalogue, Present, PresentParent } from './catalogue.ts';
import { fault, placeOf } from './faults.ts';
import { choiceKey } from './named.ts';
import type { Refuse } from './product.ts';
import type { Draft } from './types.ts';

interface Row {
  draft: Draft;
  present: Present | undefined;
}

interface Chosen extends Choice {
  name: string;
}

export interface Combined {
  type: string;
  /** All attributes of the product with all their options, if the rows add any. */
  attributes?: AttributeWithOptions[];
  /** By place, a row's combination if it is new or different. */
  combinations: ReadonlyMap<number, Chosen[]>;
}

/**
 * Applies the combination columns to a product and its variations. A product with any of them
 * filled is configurable; missing options are added to it, attributes are not.
 */
export const combine = (
  rows: readonly Row[],
  parent: PresentParent | undefined,
  catalogue: Catalogue,
  refuse: Refuse,
): Combined => {
  for (const row of rows) refuseOtherCombined(row, refuse);
  const choices = new Map(
    rows.map(({ draft }) => [draft.stored.place, chosen(draft, catalogue, refuse)]),
  );
  const isConfigurable = rows.some(({ draft }) => draft.choices.length > 0);
  const type = parent?.type ?? (isConfigurable ? '2' : '1');
  if (type === '1') {
    refuseSecond(rows, parent, refuse);
    return { type, combinations: new Map() };
  }
  const offered = offeredBy(parent, choices.values());
  const combinations = new Map<number, Chosen[]>();
  for (const { draft, present } of rows) {
    const given = choices.get(draft.stored.place);
    if (!given) continue;
    const own = whole(given, present, offered);
    if (own.length < offered.length || own.length === 0 || given.length > own.length) {
      const stray = given.find(({ attr_id }) => !offered.some((each) => each.attr_id === attr_id));
      // a variation with empty combination cells keeps its combination
      if (present && given.length === 0) continue;
      const rule = stray ? 'rules.notOfProduct' : 'rules.combinationIncomplete';
      refuse(draft, fault(stray?.heading ?? null, rule));
      continue;
    }
    if (present && keyOf(own) === keyOf(present.combinations)) continue;
    if (present?.sample_of_id) {
      refuse(draft, fault(draft.choices[0]?.heading ?? null, 'rules.ofItsProduct'));
      continue;
    }
    combinations.set(draft.stored.place, own);
  }
  refuseTwice(rows, combinations, parent, catalogue, refuse);
  return { type, combinations, ...extended(parent, offered, combinations.values()) };
};

const keyOf = (choices: readonly Choice[]) =>
  combinationKey(choices.map(({ option_id }) => option_id));

/** A cell with the whole combination may only repeat it: option names may contain its separator. */
const refuseOtherCombined = ({ draft, present }: Row, refuse: Refuse): void => {
  const { combined, choices } = draft;
  if (!combined || choices.length > 0) return;
  const own = cellOfCombination(present?.combinations.map(({ name }) => name) ?? []);
  if (combined.text !== own.trim()) refuse(draft, fault(combined.heading, 'rules.importCombined'));
};

type Given = (Chosen & { heading: string })[];

/** The options a row names; null, with a fault, if one does not exist. */
const chosen = (draft: Draft, catalogue: Catalogue, refuse: Refuse): Given | null => {
  const given = draft.choices.map(({ heading, name, text }) => {
    const attributes = catalogue.configurable.get(name) ?? [];
    const options = attributes.flatMap(({ id }) => {
      const option = catalogue.options.get(choiceKey(id, text));
      return option ? [{ attr_id: id, option_id: option.id, name: option.name, heading }] : [];
    });
    const [option, ...more] = options;
    if (attributes.length === 0) {
      refuse(draft, fault(heading, 'rules.importUnknown', { name }));
    } else if (!option) {
      refuse(draft, fault(heading, 'rules.noOption'));
    } else if (more.length > 0) {
      refuse(draft, fault(heading, 'rules.importAmbiguous', { name }));
    }
    return option ?? null;
  });
  const known = given.filter((each) => each !== null);
  if (new Set(known.map(({ attr_id }) => attr_id)).size < known.length) {
    refuse(draft, fault(null, 'rules.attributeChosenTwice'));
    return null;
  }
  return known.length === given.length ? known : null;
};

/** A simple product has one variation and no combination. */
const refuseSecond = (
  rows: readonly Row[],
  parent: PresentParent | undefined,
  refuse: Refuse,
): void => {
  const isFull = (parent?.variations ?? 0) > 0;
  const added = rows.filter(({ present }) => !present);
  const tooMany = isFull || added.length > 1;
  for (const { draft, present } of rows) {
    const [choice] = draft.choices;
    if (choice) refuse(draft, fault(choice.heading, 'rules.noCombination'));
    if (!present && tooMany) refuse(draft, fault(null, 'rules.oneVariation'));
  }
};

/** The system attributes of the product, in order. */
const offeredBy = (
  parent: PresentParent | undefined,
  choices: Iterable<Given | null>,
): AttributeWithOptions[] => {
  if (parent && (parent.attributes.length > 0 || parent.variations > 0)) return parent.attributes;
  const ids = new Set<string>();
  for (const given of choices) for (const { attr_id } of given ?? []) ids.add(attr_id);
  return [...ids]
    .slice(0, limits.attributesPerProduct)
    .map((attr_id) => ({ attr_id, options: [] }));
};

/** The options the row names, completed from the existing variation, in the product's order. */
const whole = (
  given: Given,
  present: Present | undefined,
  offered: readonly AttributeWithOptions[],
): Chosen[] => {
  const named = new Map<string, Chosen>();
  for (const choice of present?.combinations ?? []) named.set(choice.attr_id, choice);
  for (const { heading: _, ...choice } of given) named.set(choice.attr_id, choice);
  return inOrderOf(offered, [...named.values()]) as Chosen[];
};

const refuseTwice = (
  rows: readonly Row[],
  combinations: ReadonlyMap<number, Chosen[]>,
  parent: PresentParent | undefined,
  catalogue: Catalogue,
  refuse: Refuse,
): void => {
  // combinations given up by rows are available to others
  const leaving = new Set(
    rows.flatMap(({ draft, present }) =>
      present && combinations.has(draft.stored.place) ? present.id : [],
    ),
  );
  const first = new Map<string, Draft>();
  for (const { draft } of rows) {
    const own = combinations.get(draft.stored.place);
    if (!own) continue;
    const key = keyOf(own);
    const twin = first.get(key);
    const taken = catalogue.combinations.get(`${parent?.id} ${key}`);
    if (twin) {
      refuse(draft, fault(null, 'rules.importCombinationTwice', placeOf(twin.stored)));
      refuse(twin, fault(null, 'rules.importCombinationTwice', placeOf(draft.stored)));
    } else if (taken && !leaving.has(taken)) {
      refuse(draft, fault(null, 'rules.variationExists'));
    }
    first.set(key, draft);
  }
};

/** Adds options that rows name but the product does not have yet. */
const extended = (
  parent: PresentParent | undefined,
  offered: readonly AttributeWithOptions[],
  combinations: Iterable<readonly Choice[]>,
): Pick<Combined, 'attributes'> => {
  const options = new Map(offered.map(({ attr_id, options: own }) => [attr_id, new Set(own)]));
  for (const combination of combinations) {
    for (const { attr_id, option_id } of combination) options.get(attr_id)?.add(option_id);
  }
  const attributes = [...options].map(([attr_id, own]) => ({ attr_id, options: [...own] }));
  const count = (list: readonly AttributeWithOptions[]) =>
    list.reduce((sum, { options: own }) => sum + own.length, 0);
  const isMore = !parent || count(attributes) > count(parent.attributes);
  return isMore && attributes.length > 0 ? { attributes } : {};
};
