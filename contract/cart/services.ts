import type { Place } from '#contract/regions/place.ts';
import { mostSpecific, type Region } from '#contract/regions/region.ts';
import { type Cents, cents, rounded } from './money.ts';
import { type Adjustment, adjusted } from './price.ts';

/** The data of a service that determine its cost. */
export interface Service {
  id: string;
  groupId: string;
  /** Suggested minutes for one product. */
  duration: number;
}

/** A performer's setting for all its services, for groups or for single services. */
export interface ServiceSetting extends Adjustment {
  id: string;
  /** The general setting, for services without a more specific one. */
  isDefault: boolean;
  serviceIds: readonly string[];
  groupIds: readonly string[];
  /** Regions of these services; if empty, all regions with a driving cost. */
  regions: readonly Region[];
  /** EUR net per hour. */
  defaultHourlyPrice: string;
  serviceDurationType: 'suggested' | 'fixed' | 'percent';
  /**
   * Minutes for `fixed`; for `percent` the percentage of the suggested minutes: 110 adds a tenth.
   */
  serviceDuration: number | null;
  /** The minimum of billed minutes. */
  minServiceDuration: number | null;
  /** EUR net; the minimum sum of products, services and driving in the cart. */
  minOrderValue: string | null;
}

export interface DrivingCost {
  /** EUR net; 0 is a valid cost. */
  cost: string;
  regions: readonly Region[];
}

/** The most specific setting of a service: its own, then its group's, then the general one. */
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
 * The cost of all services of one performer under one setting: the minimum time is always billed,
 * and each minute beyond it counts (specification 5). Never below zero.
 * @param minutes the sum of all services
 */
export const serviceCost = (
  setting: ServiceSetting,
  minutes: number,
): { billed: number; cost: Cents } => {
  const billed = Math.max(minutes, setting.minServiceDuration ?? 0);
  const cost = adjusted(BigInt(billed) * cents(setting.defaultHourlyPrice), 60n, setting);
  return { billed, cost: cost < 0n ? 0n : cost };
};

/** Driving cost to a place, charged once per order; null if the performer does not serve it. */
export const drivingCost = (costs: readonly DrivingCost[], place: Place): Cents | null => {
  const byRegion = costs.flatMap(({ cost, regions }) =>
    regions.map((region) => ({ region, cost })),
  );
  const there = mostSpecific(byRegion, place).map(({ cost }) => cents(cost));
  return there.length === 0 ? null : there.reduce((low, cost) => (cost < low ? cost : low));
};
