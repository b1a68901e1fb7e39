import type { Place } from '#contract/regions/place.ts';
import { mostSpecific, type Region } from '#contract/regions/region.ts';
import { type Cents, cents, rounded } from './money.ts';
import { type Adjustment, adjusted } from './price.ts';

/** A service of the catalogue, as far as its cost goes. */
export interface Service {
  id: string;
  groupId: string;
  /** The suggested minutes for one product. */
  duration: number;
}

/** What a performer asks for services: of all of them, of groups or of single ones. */
export interface ServiceSetting extends Adjustment {
  id: string;
  /** The general settings, for what no other setting names. */
  isDefault: boolean;
  serviceIds: readonly string[];
  groupIds: readonly string[];
  /** Where these services are done; none: wherever there is a driving cost. */
  regions: readonly Region[];
  /** EUR net an hour. */
  defaultHourlyPrice: string;
  serviceDurationType: 'suggested' | 'fixed' | 'percent';
  /** Minutes for `fixed`; for `percent` what the suggested minutes become: 110 is a tenth more. */
  serviceDuration: number | null;
  /** Minutes that are billed at least. */
  minServiceDuration: number | null;
  /** EUR net of products, services and driving that a cart comes to at least. */
  minOrderValue: string | null;
}

export interface DrivingCost {
  /** EUR net; 0 is a cost as any other. */
  cost: string;
  regions: readonly Region[];
}

/** The setting that counts for a service: one for itself before one for its group before the general. */
export const settingFor = (
  settings: readonly ServiceSetting[],
  service: Pick<Service, 'id' | 'groupId'>,
): ServiceSetting | undefined =>
  settings.find(({ serviceIds }) => serviceIds.includes(service.id)) ??
  settings.find(({ groupIds }) => groupIds.includes(service.groupId)) ??
  settings.find(({ isDefault }) => isDefault);

/** Whole minutes of a service for one product (specification 5: 110 % is a tenth more). */
export const minutesOf = (
  { serviceDurationType, serviceDuration }: ServiceSetting,
  suggested: number,
): number => {
  if (serviceDuration === null || serviceDurationType === 'suggested') return suggested;
  if (serviceDurationType === 'fixed') return serviceDuration;
  return Number(rounded(BigInt(suggested) * BigInt(serviceDuration), 100n));
};

/**
 * What all services of one performer under one setting come to: the minimum time is billed in any
 * case, each minute beyond it as it is (specification 5). Never below zero.
 * @param minutes of all of them together
 */
export const serviceCost = (
  setting: ServiceSetting,
  minutes: number,
): { billed: number; cost: Cents } => {
  const billed = Math.max(minutes, setting.minServiceDuration ?? 0);
  const cost = adjusted(BigInt(billed) * cents(setting.defaultHourlyPrice), 60n, setting);
  return { billed, cost: cost < 0n ? 0n : cost };
};

/** What driving to a place costs once per order; null where the performer does not go. */
export const drivingCost = (costs: readonly DrivingCost[], place: Place): Cents | null => {
  const byRegion = costs.flatMap(({ cost, regions }) =>
    regions.map((region) => ({ region, cost })),
  );
  const there = mostSpecific(byRegion, place).map(({ cost }) => cents(cost));
  return there.length === 0 ? null : there.reduce((low, cost) => (cost < low ? cost : low));
};
