import * as v from 'valibot';
import type { DeliveryRule, DeliveryTemplate } from '#contract/cart/shipping.ts';
import { limits } from '#contract/limits.ts';
import { regionKey } from '#contract/regions/region.ts';
import { region } from '#contract/regions/rules.ts';
import {
  oneOrMoreIds,
  price,
  requiredId,
  requiredText,
  searchText,
  version,
  weight,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { findingsOf, type Range } from '#contract/rules/platform/ranges.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

type TemplateType = DeliveryTemplate['type'];

export const templateTypes = [
  'standard',
  'expedited',
  'item_weight',
  'pallet',
] as const satisfies readonly TemplateType[];
export const templateScopes = ['germany', 'regional'] as const;

/** The measure of a template's rules; rules by pallets have no ranges. */
export const rangedBy = (type: TemplateType): 'price' | 'weight' | null => {
  if (type === 'pallet') return null;
  return type === 'item_weight' ? 'weight' : 'price';
};

/** Decimal places: cents of a price, grams of a weight. */
const placesOf = (type: TemplateType): number => (rangedBy(type) === 'weight' ? 3 : 2);

const optional = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.nullish(schema, null);

const rule = v.object({
  region,
  priceFrom: optional(price),
  priceTo: optional(price),
  weightFrom: optional(weight),
  weightTo: optional(weight),
  shippingCost: optional(price),
  palletPrice: optional(price),
});

const days = wholeNumber(0, limits.deliveryDays);

type Rules = readonly DeliveryRule[];

const rangesOf = (type: TemplateType, rules: Rules): Range[] => {
  const by = rangedBy(type);
  return rules.map((each) => ({
    key: regionKey(each.region),
    from: by && each[`${by}From`],
    to: by && each[`${by}To`],
  }));
};

/** Whether the rules have the type's kind of cost and no range of another kind. */
const fitsType = (type: TemplateType, rules: Rules): boolean => {
  const by = rangedBy(type);
  return rules.every((each) => {
    const others = [
      ...(by === 'price' ? [] : [each.priceFrom, each.priceTo]),
      ...(by === 'weight' ? [] : [each.weightFrom, each.weightTo]),
      by === null ? each.shippingCost : each.palletPrice,
    ];
    return others.every((other) => other === null);
  });
};

const hasCosts = (type: TemplateType, rules: Rules): boolean =>
  rules.every((each) => (type === 'pallet' ? each.palletPrice : each.shippingCost) !== null);

export const deliveryTemplateInput = v.pipe(
  v.object({
    name: requiredText(limits.templateName),
    type: v.picklist(templateTypes, 'rules.templateType'),
    daysFrom: days,
    daysTo: days,
    scope: v.picklist(templateScopes, 'rules.templateScope'),
    rules: v.pipe(
      v.array(rule, 'rules.required'),
      v.minLength(1, 'rules.required'),
      v.maxLength(limits.deliveryRules, 'rules.maxItems'),
    ),
    version,
  }),
  v.forward(
    v.check(({ daysFrom, daysTo }) => daysFrom <= daysTo, 'rules.daysReversed'),
    ['daysTo'],
  ),
  v.forward(
    v.check(
      ({ scope, rules }) =>
        scope === 'regional' || rules.every((each) => each.region.type === 'germany'),
      'rules.onlyGermany',
    ),
    ['rules'],
  ),
  v.forward(
    v.check(({ type, rules }) => fitsType(type, rules), 'rules.notOfTemplateType'),
    ['rules'],
  ),
  v.forward(
    v.check(({ type, rules }) => hasCosts(type, rules), 'rules.required'),
    ['rules'],
  ),
  v.forward(
    v.check(({ type, rules }) => {
      const findings = findingsOf(rangesOf(type, rules), placesOf(type));
      return !findings.some(({ isReversed }) => isReversed);
    }, 'rules.rangeReversed'),
    ['rules'],
  ),
  v.forward(
    v.check(({ type, rules }) => {
      const findings = findingsOf(rangesOf(type, rules), placesOf(type));
      return findings.every(({ overlaps }) => overlaps === null);
    }, 'rules.rangesOverlap'),
    ['rules'],
  ),
);

export const deliveryTemplatesQuery = listQueryOf(
  ['name', 'id', 'type', 'cheapest', 'dearest', 'usage', 'updatedAt'],
  { name: searchText, type: oneOf(templateTypes) },
);

/** The templates to delete, and the one that replaces them at their products. */
export const templateReplaceInput = v.pipe(
  v.object({ ids: oneOrMoreIds(limits.maxPageSize), into: requiredId }),
  v.forward(
    v.check(({ ids, into }) => !ids.includes(into), 'rules.templateIntoItself'),
    ['into'],
  ),
);
