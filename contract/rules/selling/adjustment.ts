import * as v from 'valibot';
import type { Adjustment } from '#contract/cart/price.ts';
import { checkAt } from '#contract/rules/platform/checkAt.ts';

export const adjustmentTypes = [
  'none',
  'percent',
  'euro',
] as const satisfies readonly Adjustment['adjustmentType'][];

export const adjustmentType = v.picklist(adjustmentTypes, 'rules.adjustmentType');

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

export const adjustmentAmount = orNone(amount);

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
    checkAt<Given>('adjustmentAmount', hasAmount, 'rules.required'),
    checkAt<Given>('adjustmentAmount', isAboveMinusHundred, 'rules.aboveMinusHundred'),
  );
};
