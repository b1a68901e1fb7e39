import type { Place } from '#contract/regions/place.ts';
import { isWithin } from '#contract/regions/region.ts';
import type { Cart } from './cart.ts';
import type { Conditions, Performer } from './conditions.ts';
import type { Line } from './lines.ts';
import type { Cents } from './money.ts';
import { drivingCost, minutesOf, type ServiceSetting, settingFor } from './services.ts';

/** Reasons why a service is unavailable; `line`: its line is not sold. */
export type ServiceReason = 'line' | 'notOffered' | 'noSetting' | 'noDrivingCost' | 'serviceRegion';

/** An available service of the cart. */
export interface Chosen {
  /** Index of the service in the cart. */
  index: number;
  line: Line;
  serviceId: string;
  performer: Performer;
  setting: ServiceSetting;
  /** Minutes for all pieces of the line. */
  minutes: number;
  /** Cost of the performer's drive, charged once for all services. */
  driving: Cents;
}

/**
 * The available services, in an order independent of the cart's, and the refusal reasons of the
 * others, by index in the cart.
 */
export const chosenServices = (
  cart: Cart,
  lines: readonly Line[],
  conditions: Conditions,
  place: Place,
) => {
  const choose = chooser(conditions, place);
  const positions = new Map(lines.map(({ index }, position) => [index, position]));
  const chosen: Chosen[] = [];
  const refusals = new Map<number, ServiceReason>();
  for (const [index, given] of cart.services.entries()) {
    const line = lines[positions.get(given.line) ?? -1];
    const found = line ? choose(index, given, line) : 'line';
    if (typeof found === 'string') refusals.set(index, found);
    else chosen.push(found);
  }
  const rank = ({ line, serviceId }: Chosen) =>
    [positions.get(line.index) ?? 0, serviceId] as const;
  return { chosen: chosen.sort((one, other) => byRank(rank(one), rank(other))), refusals };
};

type Rank = readonly [position: number, serviceId: string];

const byRank = ([one, oneId]: Rank, [other, otherId]: Rank): number =>
  one - other || Number(oneId > otherId) - Number(oneId < otherId);

const chooser = ({ services, performers }: Conditions, place: Place) => {
  const serviceById = new Map(services.map((service) => [service.id, service]));
  const performerById = new Map(performers.map((performer) => [performer.id, performer]));
  const drives = new Map(
    performers.map(({ id, drivingCosts }) => [id, drivingCost(drivingCosts, place)]),
  );
  return (
    index: number,
    { serviceId, performerId }: Cart['services'][number],
    line: Line,
  ): Chosen | ServiceReason => {
    const { serviceIds, performerIds } = line.product;
    const service = serviceById.get(serviceId);
    const performer = performerById.get(performerId);
    const isOffered = serviceIds.includes(serviceId) && performerIds.includes(performerId);
    if (!service || !performer || !isOffered) return 'notOffered';
    const setting = settingFor(performer.settings, service);
    if (!setting) return 'noSetting';
    const driving = drives.get(performerId) ?? null;
    if (driving === null) return 'noDrivingCost';
    if (!isWithin(setting.regions, place)) return 'serviceRegion';
    const minutes = minutesOf(setting, service.duration) * line.quantity;
    return { index, line, serviceId, performer, setting, minutes, driving };
  };
};
