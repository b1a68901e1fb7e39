import * as v from 'valibot';
import type { Adjustment } from '#contract/cart/price.ts';

export const adjustmentTypes = [
  'none',
  'percent',
  'euro',
] as const satisfies readonly Adjustment['adjustmentType'][];

export const adjustmentType = v.picklist(adjustmentTypes, 'rules.adjustmentType');

/** EUR or percent, also below zero. */
const amount = v.pipe(
  v.union([v.string(), v.number()], 'rules.wrongType'),
  v.transform((given) => String(given).trim().replace('−', '-')),
  v.regex(/^-?\d{1,10}(?:\.\d{1,2})?$/, 'rules.amount'),
);

const emptyIsNone = (given: unknown) => (given === '' ? null : given);

/** A field that may be left empty. */
export const orNone = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.nullish(v.pipe(v.unknown(), v.transform(emptyIsNone), v.nullable(schema)), null);

export const adjustmentAmount = orNone(amount);

/** An amount where the type needs one (specification 8). */
export const hasAmount = ({ adjustmentType: type, adjustmentAmount: given }: Adjustment): boolean =>
  type === 'none' || given !== null;

export const isAboveMinusHundred = ({
  adjustmentType: type,
  adjustmentAmount: given,
}: Adjustment): boolean => type !== 'percent' || Number(given ?? 0) > -100;
