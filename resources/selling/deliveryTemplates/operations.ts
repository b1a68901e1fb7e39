import type { DeliveryTemplate } from '#contract/cart/shipping.ts';
import { rangedBy } from '#contract/rules/selling/deliveryTemplate.ts';
import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { codeOf, type RangeRow, regionOf } from '#ui/ranges/rangeRow.ts';
import {
  type DeliveryTemplateRecordFragment,
  type DeliveryTemplateRowFragment,
  deliveryTemplateDocuments,
} from './record.generated.ts';

export type DeliveryTemplateRow = DeliveryTemplateRowFragment;

/**
 * The form values of a template. Its rules become rows, whether they depend on price, weight or
 * pallets.
 */
export interface DeliveryTemplateRecord
  extends Omit<DeliveryTemplateRecordFragment, 'rules' | 'type'> {
  type: DeliveryTemplate['type'];
  rules: RangeRow[];
}

const recordOf = ({
  rules,
  ...template
}: DeliveryTemplateRecordFragment): DeliveryTemplateRecord => ({
  ...template,
  type: template.type as DeliveryTemplate['type'],
  rules: rules.map((rule) => ({
    region: codeOf(rule.region),
    from: rule.priceFrom ?? rule.weightFrom ?? '',
    to: rule.priceTo ?? rule.weightTo ?? '',
    cost: rule.shippingCost ?? rule.palletPrice ?? '',
  })),
});

type Shape = Pick<DeliveryTemplateRecord, 'type' | 'scope'>;

const ruleOf = ({ region, from, to, cost }: RangeRow, { type, scope }: Shape) => {
  const by = rangedBy(type);
  const amount = (text: string) => (text === '' ? null : text);
  return {
    region:
      scope === 'germany'
        ? { type: 'germany', value: null }
        : (regionOf(region) ?? { type: 'postcode', value: region }),
    ...(by && { [`${by}From`]: amount(from), [`${by}To`]: amount(to) }),
    [by ? 'shippingCost' : 'palletPrice']: amount(cost),
  };
};

/** Converts the form values to the API input. */
export const inputOf = (values: Partial<DeliveryTemplateRecord>) => {
  const {
    name,
    type = 'standard',
    daysFrom,
    daysTo,
    scope = 'germany',
    rules = [],
    version,
  } = values;
  return {
    name,
    type,
    daysFrom,
    daysTo,
    scope,
    rules: rules.map((row) => ruleOf(row, { type, scope })),
    version,
  };
};

export const operations = crudOperations(deliveryTemplateDocuments, { recordOf, inputOf });
