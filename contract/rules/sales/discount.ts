import * as v from 'valibot';
import type { Discount } from '#contract/cart/discount.ts';
import { limits } from '#contract/limits.ts';
import { between } from '#contract/rules/platform/between.ts';
import { endsInTime, period, runStates } from '#contract/rules/platform/calendarDate.ts';
import { colour } from '#contract/rules/platform/colour.ts';
import {
  ids,
  line,
  price,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

export const discountKinds = ['percent', 'euro'] as const satisfies readonly Discount['kind'][];
const kind = v.picklist(discountKinds, 'rules.discountKind');

/** A discount code, converted to capitals, because customers may type it in any case. */
const code = v.pipe(
  requiredText(limits.discountCode),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]+(?:[-_][A-Z0-9]+)*$/, 'rules.discountCodeForm'),
);

const linked = v.nullish(ids(limits.discountLinks), []);

/** The conditions of a code; none by default. */
const conditions = {
  minValue: v.nullish(price, null),
  categoryIds: linked,
  tagIds: linked,
  manufacturerIds: linked,
  vendorIds: linked,
  shopIds: linked,
  isOncePerCustomer: v.nullish(v.boolean('rules.wrongType'), false),
};

/** Lists of a discount can be narrowed down to those with a kind of condition. */
export const discountConditionKinds = [
  'none',
  'minValue',
  'products',
  'shops',
  'oncePerCustomer',
] as const;

/** The value, validity, limit and conditions of a code; the same for one code and for many. */
const terms = {
  kind,
  value: price,
  ...period,
  maxUses: v.nullish(wholeNumber(1, limits.discountUses, 'rules.wrongType'), null),
  ...conditions,
};

type Terms = v.InferOutput<v.ObjectSchema<typeof terms, undefined>>;

/** Violations across value, kind and days, and of the conditions. */
const termViolations = (given: Terms): ['value' | 'endsOn' | 'minValue', string][] => {
  const worth = Number(given.value);
  const violations: ['value' | 'endsOn' | 'minValue', string][] = [];
  if (worth <= 0) violations.push(['value', 'rules.aboveZero']);
  if (given.kind === 'percent' && worth > 100) violations.push(['value', 'rules.atMostHundred']);
  if (given.minValue !== null && Number(given.minValue) <= 0) {
    violations.push(['minValue', 'rules.aboveZero']);
  }
  if (!endsInTime(given)) violations.push(['endsOn', 'rules.endsBeforeStart']);
  return violations;
};

const fields = v.object({
  code,
  ...terms,
  isBarShown: v.nullish(v.boolean('rules.wrongType'), false),
  barMessage: v.nullish(line(limits.barMessage), ''),
  barTextColor: v.nullish(colour, '#ffffff'),
  barBackgroundColor: v.nullish(colour, '#2f4a43'),
  isActive: v.nullish(v.boolean('rules.wrongType'), false),
  version,
});

export const discountInput = v.pipe(
  fields,
  between((given: v.InferOutput<typeof fields>) => termViolations(given)),
  v.forward(
    v.check(({ isBarShown, barMessage }) => !isBarShown || barMessage !== '', 'rules.required'),
    ['barMessage'],
  ),
);

/** Characters that replace # in a pattern: letters and digits that are not easily confused. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Number of different codes that a pattern can produce: each # is one of 32 characters. */
export const codesOfPattern = (pattern: string): number =>
  codeAlphabet.length ** (pattern.match(/#/g)?.length ?? 0);

const pattern = v.pipe(
  requiredText(limits.discountCode),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9#]+(?:[-_][A-Z0-9#]+)*$/, 'rules.codePattern'),
  v.includes('#', 'rules.codePattern'),
);

const fieldsOfMany = v.object({
  pattern,
  count: wholeNumber(1, limits.codesAtOnce),
  ...terms,
  isActive: v.nullish(v.boolean('rules.wrongType'), false),
});

/** Several codes at once, from a pattern such as SOMMER-####. */
export const discountCodesInput = v.pipe(
  fieldsOfMany,
  between((given: v.InferOutput<typeof fieldsOfMany>) => termViolations(given)),
  v.forward(
    v.check(
      ({ pattern: given, count }) => !given.includes('#') || count <= codesOfPattern(given),
      'rules.tooFewCodes',
    ),
    ['count'],
  ),
);
export type DiscountCodes = v.InferOutput<typeof discountCodesInput>;

export const discountsQuery = listQueryOf(
  ['code', 'id', 'kind', 'value', 'state', 'startsOn', 'endsOn', 'used', 'updatedAt'],
  {
    code: searchText,
    kind: oneOf(discountKinds, 'rules.discountKind'),
    state: oneOf(runStates),
    bar: oneOf(['with', 'without']),
    condition: oneOf(discountConditionKinds),
    seriesId: v.nullish(v.pipe(v.string('rules.wrongType'), v.uuid('rules.filter'))),
  },
);
