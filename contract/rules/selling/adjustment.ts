import * as v from 'valibot';
import type { Adjustment } from '#contract/cart/price.ts';
import { checkAt } from '#contract/rules/platform/checkAt.ts';

export const adjustmentTypes = [
  'none',
  'percent',
  'euro',
] as const satisfies readonly Adjustment['adjustmentType'][];

const adjustmentType = v.picklist(adjustmentTypes, 'rules.adjustmentType');

/** EUR or percent, possibly negative. */
const amount = v.pipe(
  v.union([v.string(), v.number()], 'rules.wrongType'),
  v.transform((given) => String(given).trim().replace('−', '-')),
  v.regex(/^-?\d{1,10}(?:\.\d{1,2})?$/, 'rules.amount'),
);

const emptyIsNone = (given: unknown) => (given === '' ? null : given);

/** An optional field of a form. */
export const orNone = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.nullish(v.pipe(v.unknown(), v.transform(emptyIsNone), v.nullable(schema)), null);

// null until `withAdjustment` has checked that no amount lacks its type
const typeOrNone = v.nullish(adjustmentType, null) as unknown as v.NullishSchema<
  typeof adjustmentType,
  'none'
>;

/** EUR or percent with its type; neither means no adjustment. */
export const adjustment = { adjustmentType: typeOrNone, adjustmentAmount: orNone(amount) };

/** Whether an amount says what it is (specification 8). */
const hasType = ({ adjustmentType: type, adjustmentAmount: given }: Adjustment): boolean =>
  (type ?? null) !== null || given === null;

const withType = <Given extends Adjustment>(given: Given): Given => ({
  ...given,
  adjustmentType: given.adjustmentType ?? 'none',
});

/** Whether the amount is present if the type requires one (specification 8). */
const hasAmount = ({ adjustmentType: type, adjustmentAmount: given }: Adjustment): boolean =>
  type === 'none' || given !== null;

const isAboveMinusHundred = ({
  adjustmentType: type,
  adjustmentAmount: given,
}: Adjustment): boolean => type !== 'percent' || Number(given ?? 0) > -100;

/** Adds the checks of an adjustment to the rules of an object. */
export const withAdjustment = <Schema extends v.GenericSchema<unknown, Adjustment>>(
  schema: Schema,
) => {
  type Given = v.InferOutput<Schema>;
  return v.pipe(
    schema,
    checkAt<Given>('adjustmentType', hasType, 'rules.adjustmentType'),
    v.transform((given: Given): Given => withType(given)),
    checkAt<Given>('adjustmentAmount', hasAmount, 'rules.required'),
    checkAt<Given>('adjustmentAmount', isAboveMinusHundred, 'rules.aboveMinusHundred'),
  );
};
