import * as v from 'valibot';
import type { ServiceSetting } from '#contract/cart/services.ts';
import { limits } from '#contract/limits.ts';
import { regions } from '#contract/regions/rules.ts';
import { ids, price, requiredText, searchText, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';
import { adjustment, orNone, withAdjustment } from './adjustment.ts';

export const durationTypes = [
  'suggested',
  'fixed',
  'percent',
] as const satisfies readonly ServiceSetting['serviceDurationType'][];

/** Minutes or kilometres; the field may be empty. */
const upTo = (max: number) => v.nullish(wholeNumber(1, max, 'rules.wrongType'), null);

const aboveZero = v.pipe(
  price,
  v.check((amount) => Number(amount) > 0, 'rules.aboveZero'),
);

const fields = v.object({
  name: requiredText(limits.templateName),
  isDefault: v.nullish(v.boolean('rules.wrongType'), false),
  defaultHourlyPrice: aboveZero,
  serviceDurationType: v.nullish(v.picklist(durationTypes, 'rules.durationType'), 'suggested'),
  serviceDuration: upTo(limits.serviceDuration),
  minServiceDuration: upTo(limits.serviceDuration),
  maximumDeployableRadius: upTo(limits.radius),
  minOrderValue: orNone(price),
  ...adjustment,
  regions: v.nullish(regions, []),
  serviceIds: v.nullish(ids(limits.cartServices), []),
  groupIds: v.nullish(ids(limits.cartServices), []),
  version,
});

export const serviceSettingInput = v.pipe(
  withAdjustment(fields),
  v.forward(
    v.check(
      ({ serviceDurationType, serviceDuration }) =>
        serviceDurationType === 'suggested' || serviceDuration !== null,
      'rules.required',
    ),
    ['serviceDuration'],
  ),
  v.forward(
    v.check(
      ({ isDefault, serviceIds, groupIds }) => isDefault || serviceIds.length + groupIds.length > 0,
      'rules.servicesOrGroups',
    ),
    ['serviceIds'],
  ),
  v.transform((given) => ({
    ...given,
    serviceDuration: given.serviceDurationType === 'suggested' ? null : given.serviceDuration,
    adjustmentAmount: given.adjustmentType === 'none' ? null : given.adjustmentAmount,
    serviceIds: given.isDefault ? [] : given.serviceIds,
    groupIds: given.isDefault ? [] : given.groupIds,
  })),
);

export const serviceSettingsQuery = listQueryOf(
  ['isDefault', 'name', 'id', 'defaultHourlyPrice', 'minOrderValue', 'updatedAt'],
  { name: searchText, isDefault: v.nullish(v.boolean('rules.filter')) },
);
