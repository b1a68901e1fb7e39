import { decimal } from '#contract/cart/money.ts';
import { minutesOf, serviceCost } from '#contract/cart/services.ts';
import { check } from '#contract/rules/platform/check.ts';
import { serviceSettingInput } from '#contract/rules/selling/serviceSetting.ts';
import type { ServiceSettingRecord } from './record.generated.ts';

/**
 * Calculates the cost of a service with this suggested duration in minutes; null if the setting is
 * incomplete.
 */
export const exampleOf = (
  values: Partial<ServiceSettingRecord>,
  suggested: number,
): { billed: number; cost: string } | null => {
  // fill in fields that do not affect the cost, because they may still be empty
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
