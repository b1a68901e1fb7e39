import { decimal } from '#contract/cart/money.ts';
import { minutesOf, serviceCost } from '#contract/cart/services.ts';
import { check } from '#contract/rules/platform/check.ts';
import { serviceSettingInput } from '#contract/rules/selling/serviceSetting.ts';
import type { ServiceSettingRecord } from './operations.ts';

/** What a service of so many suggested minutes comes to; null where the setting is not complete. */
export const exampleOf = (
  values: Partial<ServiceSettingRecord>,
  suggested: number,
): { billed: number; cost: string } | null => {
  // what has nothing to do with the cost may be missing
  const needed = {
    ...values,
    name: '-',
    isDefault: true,
    regions: [],
    serviceIds: [],
    groupIds: [],
  };
  const setting = check(serviceSettingInput, needed);
  if (!setting.ok) return null;
  const given = { id: '', ...setting.value };
  const { billed, cost } = serviceCost(given, minutesOf(given, suggested));
  return { billed, cost: decimal(cost) };
};
